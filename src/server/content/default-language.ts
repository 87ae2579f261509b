import type { Kysely } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import type { Db } from '../db/connect.ts'
import type { Tables } from '../db/tables.ts'
import { findDefaultLanguage } from './settings-store.ts'

/** The default language until an administrator has chosen one. */
const FIRST_DEFAULT: Language = 'en'
const READ_AGAIN_AFTER_MS = 1000

type Known = { language: Language; until: number; reading: Promise<void> | null }

// Each request without a supported language needs it.
const knownByDb = new WeakMap<Db, Known>()

/**
 * The site's language for readers who ask for none of ours. It never waits for the database, because `/healthz` must
 * answer without it: a change by another process shows from the second request on.
 */
export function defaultLanguage(db: Db): Language {
  const known = knownOf(db)
  if (known.until <= performance.now()) void readDefaultLanguage(db)
  return known.language
}

/** The default language as it is in the database. */
export const getDefaultLanguage = async (db: Kysely<Tables>): Promise<Language> =>
  (await findDefaultLanguage(db)) ?? FIRST_DEFAULT

/** Reads the default language again, after a change and at the start. An unreadable one stays as it was. */
export function readDefaultLanguage(db: Db): Promise<void> {
  const known = knownOf(db)
  known.reading ??= readInto(known, db).finally(() => {
    known.reading = null
  })
  return known.reading
}

async function readInto(known: Known, db: Db): Promise<void> {
  try {
    known.language = await getDefaultLanguage(db)
  } catch {
    // The database is away. Every request that needs it says so.
  }
  known.until = performance.now() + READ_AGAIN_AFTER_MS
}

function knownOf(db: Db): Known {
  const known = knownByDb.get(db) ?? { language: FIRST_DEFAULT, until: 0, reading: null }
  knownByDb.set(db, known)
  return known
}
