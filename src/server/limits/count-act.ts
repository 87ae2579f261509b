import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { tooMany } from '../http/problem.ts'
import { HOUSEHOLDS_OF_SITE, siteOf } from '../network/client-address.ts'
import type { TextKey } from '../texts/texts.ts'
import { type Act, findNewest, insertAct, lockActs } from './acts-store.ts'

export type Limit = Act & { max: number; withinMs: number }

/**
 * Counts an act in the transaction that performs it, so that a rollback is not counted.
 * @returns null when the act is allowed; otherwise the seconds until it is, and nothing is counted
 */
export const countAct = (trx: Kysely<Tables>, limit: Limit, now: Date): Promise<number | null> =>
  countActs(trx, [limit], now)

/** As `countAct`, for several limits. The act is counted in all of them or in none. */
export async function countActs(
  trx: Kysely<Tables>,
  limits: readonly Limit[],
  now: Date,
): Promise<number | null> {
  for (const limit of limits) {
    await lockActs(trx, limit)
    const seconds = await secondsUntil(trx, limit, now)
    if (seconds !== null) return seconds
  }
  for (const { act, subject } of limits) await insertAct(trx, { act, subject }, now)
  return null
}

/** Null while the limit is not reached, otherwise the seconds until an act is allowed. Counts nothing. */
export async function secondsUntil(
  trx: Kysely<Tables>,
  { act, subject, max, withinMs }: Limit,
  now: Date,
): Promise<number | null> {
  const since = new Date(now.getTime() - withinMs)
  const newest = await findNewest(trx, { act, subject }, since, max)
  return newest ? Math.max(1, Math.ceil((newest.getTime() + withinMs - now.getTime()) / 1000)) : null
}

/** A limit of an address (addressOf), and of its IPv6 site for which it is sixteen times as high. */
export function limitsByNetwork(address: string, limit: Omit<Limit, 'subject'>): Limit[] {
  const site = siteOf(address)
  const ofSite = site ? [{ ...limit, subject: site, max: limit.max * HOUSEHOLDS_OF_SITE }] : []
  return [{ ...limit, subject: address }, ...ofSite]
}

/**
 * As `countAct`, but throws.
 * @throws Problem 429 when the limit is reached
 */
export async function requireBelowLimit(
  trx: Kysely<Tables>,
  limit: Limit,
  now: Date,
  code?: TextKey,
): Promise<void> {
  const seconds = await countAct(trx, limit, now)
  if (seconds !== null) throw tooMany(seconds, code)
}
