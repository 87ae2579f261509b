import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** `site`: the network of an IPv6 address that belongs to one customer; null for other origins. */
export type AttemptKeys = { account: string; address: string; site: string | null }

/** Takes a lock on the account, the address and the site until the transaction ends, so that concurrent attempts queue. */
export async function lockAttempts(
  trx: Kysely<Tables>,
  { account, address, site }: AttemptKeys,
): Promise<void> {
  // Always in this order: two transactions in different orders would deadlock.
  await sql`select pg_advisory_xact_lock(1, hashtext(${account}))`.execute(trx)
  await sql`select pg_advisory_xact_lock(2, hashtext(${address}))`.execute(trx)
  if (site !== null) await sql`select pg_advisory_xact_lock(3, hashtext(${site}))`.execute(trx)
}

/** The prefix of origins that are known devices or sessions. Network addresses never begin with it. */
export const KNOWN_ORIGIN_PREFIX = 'own-'

/**
 * The times of the attempts after `since`, newest first, at most `limit`.
 * @param keys `isOwn`: only those of known devices and sessions, or only those of addresses
 */
export async function findAttempts(
  db: Kysely<Tables>,
  keys: Partial<AttemptKeys> & { isOwn?: boolean },
  since: Date,
  limit: number,
): Promise<Date[]> {
  const rows = await db
    .selectFrom('login_attempts')
    .select('attempted_at')
    .$if(keys.account !== undefined, (query) => query.where('account', '=', keys.account ?? ''))
    .$if(keys.address !== undefined, (query) => query.where('address', '=', keys.address ?? ''))
    .$if(keys.site !== undefined, (query) => query.where('site', '=', keys.site ?? ''))
    .$if(keys.isOwn !== undefined, (query) =>
      query.where('address', keys.isOwn ? 'like' : 'not like', `${KNOWN_ORIGIN_PREFIX}%`),
    )
    .where('attempted_at', '>', since)
    .orderBy('attempted_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.attempted_at)
}

export async function insertAttempt(trx: Kysely<Tables>, keys: AttemptKeys, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('login_attempts')
    .values({ ...keys, attempted_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteAttempt(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('login_attempts').where('id', '=', id).execute()
}
