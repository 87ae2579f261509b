import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

export type Act = { act: string; subject: string }

/** Lets one subject's acts of a kind be counted one after the other until the transaction ends. */
export async function holdActs(trx: Kysely<Tables>, { act, subject }: Act): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`act:${act}:${subject}`}, 0))`.execute(trx)
}

/** When the `most`-th newest act after `since` was, or null when there are fewer. */
export async function findNewest(
  trx: Kysely<Tables>,
  { act, subject }: Act,
  since: Date,
  most: number,
): Promise<Date | null> {
  const row = await trx
    .selectFrom('counted_acts')
    .select('counted_at')
    .where('act', '=', act)
    .where('subject', '=', subject)
    .where('counted_at', '>', since)
    .orderBy('counted_at', 'desc')
    .offset(most - 1)
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
