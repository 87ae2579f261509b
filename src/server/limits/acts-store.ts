import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

export type Act = { act: string; subject: string }

/** Locks the acts of one kind and subject until the transaction ends, so that concurrent requests queue. */
export async function lockActs(trx: Kysely<Tables>, { act, subject }: Act): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`act:${act}:${subject}`}, 0))`.execute(trx)
}

/** The time of the `max`-th newest act after `since`, or null when there are fewer. */
export async function findNewest(
  trx: Kysely<Tables>,
  { act, subject }: Act,
  since: Date,
  max: number,
): Promise<Date | null> {
  const row = await trx
    .selectFrom('counted_acts')
    .select('counted_at')
    .where('act', '=', act)
    .where('subject', '=', subject)
    .where('counted_at', '>', since)
    .orderBy('counted_at', 'desc')
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.counted_at ?? null
}

export async function insertAct(trx: Kysely<Tables>, act: Act, now: Date): Promise<void> {
  await trx
    .insertInto('counted_acts')
    .values({ ...act, counted_at: now })
    .execute()
}
