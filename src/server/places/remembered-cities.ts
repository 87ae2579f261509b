import type { Language } from '#shared/contract/languages.ts'
import type { City } from '#shared/contract/places.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Db } from '../db/connect.ts'
import { listCities } from './store.ts'

type Remembered = { until: number; cities: Promise<City[]> }

// Reading them takes 20 to 100 ms, in which the embedded database does nothing else. An editor renames a city rarely.
const REMEMBERED_MS = MINUTE_MS
const rememberedByDb = new WeakMap<Db, Map<Language, Remembered>>()

/** All cities, most populous first, as they were at most a minute ago. Callers must not change the list. */
export function rememberedCities(db: Db, language: Language): Promise<readonly City[]> {
  const byLanguage = rememberedByDb.get(db) ?? new Map<Language, Remembered>()
  rememberedByDb.set(db, byLanguage)
  const known = byLanguage.get(language)
  if (known && known.until > performance.now()) return known.cities
  const read = { until: performance.now() + REMEMBERED_MS, cities: listCities(db, language) }
  byLanguage.set(language, read)
  read.cities.catch(() => byLanguage.delete(language))
  return read.cities
}
