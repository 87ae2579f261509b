import cityData from './cities.json' with { type: 'json' }
import type { City } from './city.ts'

const byCity = new Map((cityData as City[]).map(({ id, postcodes }) => [id, postcodes]))

/**
 * The postcodes of a city, as stretches like 10115-12527, lowest first. Read from the list and not from the database:
 * nobody changes them, and a database that was filled by an earlier list has those of today as well.
 */
export const postcodesOf = (cityId: number): string[] => byCity.get(cityId) ?? []
