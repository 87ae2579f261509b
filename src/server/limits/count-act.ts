import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { tooMany } from '../http/problem.ts'
import type { TextKey } from '../texts/texts.ts'
import { type Act, findNewest, holdActs, insertAct } from './acts-store.ts'

export type Limit = Act & { most: number; withinMs: number }

/**
 * Counts an act in the transaction that does it, so that an undone one is not counted.
 * @returns null when it may be done, else the seconds until it may; then nothing was counted
 */
export async function countAct(
  trx: Kysely<Tables>,
  { act, subject, most, withinMs }: Limit,
  now: Date,
): Promise<number | null> {
  await holdActs(trx, { act, subject })
  const since = new Date(now.getTime() - withinMs)
  const newest = await findNewest(trx, { act, subject }, since, most)
  if (newest) return Math.max(1, Math.ceil((newest.getTime() + withinMs - now.getTime()) / 1000))
  await insertAct(trx, { act, subject }, now)
  return null
}

/**
 * As `countAct`.
 * @throws Problem 429 when it was done too often
 */
export async function requireShare(
  trx: Kysely<Tables>,
  limit: Limit,
  now: Date,
  code?: TextKey,
): Promise<void> {
  const seconds = await countAct(trx, limit, now)
  if (seconds !== null) throw tooMany(seconds, code)
}
