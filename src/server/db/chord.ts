import { type RawBuilder, sql } from 'kysely'

type Place = { lat: RawBuilder<unknown>; lon: RawBuilder<unknown> }

/**
 * How far two places are apart, as an SQL expression that grows with the distance: the haversine formula without its last steps.
 * Compare it with `chordOfKm` (shared/rules/distance.ts).
 */
export const chordBetween = (a: Place, b: Place): RawBuilder<number> =>
  sql<number>`(power(sin(radians(${b.lat} - ${a.lat}) / 2), 2)
    + cos(radians(${a.lat})) * cos(radians(${b.lat})) * power(sin(radians(${b.lon} - ${a.lon}) / 2), 2))`
