import type { Language } from '#shared/contract/languages.ts'
import type { City } from '#shared/contract/places.ts'
import type { Db } from '../db/connect.ts'
import { PLACES_CACHED_MS, placesVersion } from '../db/places-version.ts'
import { listCities } from './store.ts'

type Read = { version: string; cities: City[] }
type Remembered = { until: number; read: Promise<Read> }

// Remembered, because reading them takes 20 to 100 ms, in which the embedded database does nothing else.
const rememberedByDb = new WeakMap<Db, Map<Language, Remembered>>()

/** All cities, most populous first, as they were at most half a second ago. Callers must not change the list. */
export async function rememberedCities(db: Db, language: Language): Promise<readonly City[]> {
  const byLanguage = rememberedByDb.get(db) ?? new Map<Language, Remembered>()
  rememberedByDb.set(db, byLanguage)
  const known = byLanguage.get(language)
  if (known && known.until > performance.now()) return (await known.read).cities
  const next = { until: performance.now() + PLACES_CACHED_MS, read: readAgain(db, language, known) }
  byLanguage.set(language, next)
  next.read.catch(() => byLanguage.delete(language))
  return (await next.read).cities
}

async function readAgain(db: Db, language: Language, known: Remembered | undefined): Promise<Read> {
  const version = await placesVersion(db)
  const before = await known?.read
  return before?.version === version ? before : { version, cities: await listCities(db, language) }
}
