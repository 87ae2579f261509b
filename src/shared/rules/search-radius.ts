/** The default radius around a city. */
export const DEFAULT_RADIUS_KM = 25

/**
 * The radius around the chosen cities in km; 0 for the cities alone. A keyword search in a city has a default radius:
 * most people also want results from nearby places.
 */
export const searchRadius = (
  chosen: number | undefined,
  { hasCity, hasKeyword }: { hasCity: boolean; hasKeyword: boolean },
): number => (hasCity ? (chosen ?? (hasKeyword ? DEFAULT_RADIUS_KM : 0)) : 0)
