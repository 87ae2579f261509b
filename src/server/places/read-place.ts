import type { Language } from '#shared/contract/languages.ts'
import type { Db } from '../db/connect.ts'
import { states } from '../geography/states.ts'
import type { FieldProblems } from '../http/problem.ts'
import { rememberedCities } from './remembered-cities.ts'
import { findCity, findExisting, findRubric, listRubricNames, listRubrics, type PlaceIds } from './store.ts'

/** A place in the form of German postal addresses, independent of the reader's language. */
export type PostalPlace = { locality: string; region: string }

/** A city as a postal address, or null when there is no such city. */
export async function readPostalPlace(db: Db, cityId: number): Promise<PostalPlace | null> {
  const city = await findCity(db, cityId)
  if (!city) return null
  const region = states[city.state as keyof typeof states].de
  // Without a postcode: a city has many, and the vacancy does not state one.
  return { locality: city.names.de, region }
}

/** A city's name in this language, or null. */
export async function readCityName(db: Db, language: Language, cityId: number): Promise<string | null> {
  const city = await findCity(db, cityId)
  return city ? (city.names[language] ?? city.names.de) : null
}

/** A city's slug, or null. */
export const readCitySlug = async (db: Db, cityId: number): Promise<string | null> =>
  (await findCity(db, cityId))?.slug ?? null

/** A rubric by its id or its slug, or null. */
export const readRubric = (db: Db, language: Language, by: { id: number } | { slug: string }) =>
  findRubric(db, language, by)

/** All cities, most populous first. */
export const readCities = (db: Db, language: Language) => rememberedCities(db, language)

/** All rubrics in the administrator's order. */
export const readRubrics = (db: Db, language: Language) => listRubrics(db, language, false)

/** All rubrics with their names in every language. */
export const readRubricNames = (db: Db) => listRubricNames(db)

/** The problems of a form whose city or rubric does not exist; missing ids have none. */
export async function findPlaceProblems(db: Db, ids: PlaceIds): Promise<FieldProblems> {
  const { city, rubric } = await findExisting(db, ids)
  return { ...(!city && { city_id: ['unknown_city'] }), ...(!rubric && { rubric_id: ['unknown_rubric'] }) }
}
