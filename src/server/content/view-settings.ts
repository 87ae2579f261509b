import type * as z from 'zod/mini'
import type { AppOptionSchema, StatisticsSchema } from '#shared/contract/content.ts'
import type { Db } from '../db/connect.ts'
import { notFound } from '../http/problem.ts'
import { textVersion } from '../http/text-version.ts'
import { findOptions, getClaims } from './settings-store.ts'
import { countLive } from './store.ts'

/** The version of links or figures as they are stored. */
export const settingsVersion = (stored: object): number => textVersion(...Object.values(stored))

/**
 * The operator's links, slogan and default language, with their version.
 * @throws Problem 404 for an unknown id
 */
export async function viewOptions(db: Db, id: number): Promise<z.infer<typeof AppOptionSchema>> {
  const options = await findOptions(db, id)
  if (!options) throw notFound()
  return { ...options, version: settingsVersion(options) }
}

/** The figures that the operator has entered, with their version, and those that are counted at `now`. */
export async function viewStatistics(db: Db, now: Date): Promise<z.infer<typeof StatisticsSchema>> {
  const claims = await getClaims(db)
  return { claims, version: settingsVersion(claims), live: await countLive(db, now) }
}
