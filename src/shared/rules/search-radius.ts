const KEYWORD_RADIUS_KM = 25

/**
 * The radius around the chosen cities, in km; 0 is the cities alone. Somebody who searches for a trade in a town also
 * means the places around it, so a keyword search has a radius unless another one was chosen.
 */
export const searchRadius = (
  chosen: number | undefined,
  { hasCity, hasKeyword }: { hasCity: boolean; hasKeyword: boolean },
): number => (hasCity ? (chosen ?? (hasKeyword ? KEYWORD_RADIUS_KM : 0)) : 0)
