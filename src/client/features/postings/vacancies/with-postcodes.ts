import type { City } from '#shared/contract/places.ts'

/** Cities with their postcodes: a list stored by an older release has none. */
export const withPostcodes = (cities: readonly City[]) =>
  cities.map((city) => ({ ...city, postcodes: city.postcodes ?? [] }))
