import type { Language } from '#shared/contract/languages.ts'
import type { Db } from '../db/connect.ts'
import { postcodesOf } from '../geography/city-postcodes.ts'
import { states } from '../geography/states.ts'
import { findCity, findRubric } from './store.ts'

/** A place in the form of German postal addresses, independent of the reader's language. */
export type PostalPlace = { locality: string; region: string; postcode: string | null }

/** A city as a postal address, or null when there is no such city. */
export async function readPostalPlace(db: Db, cityId: number): Promise<PostalPlace | null> {
  const city = await findCity(db, cityId)
  if (!city) return null
  const region = states[city.state as keyof typeof states].de
  // The lowest postcode belongs to the centre.
  const postcode = postcodesOf(cityId)[0]?.slice(0, 5) ?? null
  return { locality: city.names.de, region, postcode }
}

/** A city's name in this language, or null. */
export async function readCityName(db: Db, language: Language, cityId: number): Promise<string | null> {
  const city = await findCity(db, cityId)
  return city ? (city.names[language] ?? city.names.de) : null
}

/** A rubric by its id or its slug, or null. */
export const readRubric = (db: Db, language: Language, by: { id: number } | { slug: string }) =>
  findRubric(db, language, by)
