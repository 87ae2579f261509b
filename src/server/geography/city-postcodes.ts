import { createPostcodeJudge } from '#shared/rules/postcode-place.ts'
import cityData from './cities.json' with { type: 'json' }
import type { City } from './city.ts'

const byCity = new Map((cityData as City[]).map(({ id, postcodes }) => [id, postcodes]))

/**
 * The postcodes of a city as ranges such as 10115-12527, lowest first. They are read from cities.json, not from
 * the database: an older database would miss later corrections.
 */
export const postcodesOf = (cityId: number): string[] => byCity.get(cityId) ?? []

const judge = createPostcodeJudge(cityData as City[])

/** Whether a postcode belongs to a place far away from the city. */
export const isPostcodeElsewhere = (postcode: string, cityId: number): boolean =>
  judge(postcode, cityId) === 'elsewhere'
