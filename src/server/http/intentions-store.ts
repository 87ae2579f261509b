import { type Kysely, sql } from 'kysely'
import { compileLater, compileOnce } from '../db/compile-once.ts'
import type { Tables } from '../db/tables.ts'

export type Intention = { device: string; number: number; intended_at: Date }
type Key = { userId: number; thing: string }

/** Locks a person's changes of one thing until the transaction ends, before the next statement is executed. */
export async function lockIntentions(trx: Kysely<Tables>, { userId, thing }: Key): Promise<void> {
  await intentionLock(trx, `intention:${userId}:${thing}`)
}
const intentionLock = compileLater((trx, name: string) =>
  trx.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as('locked')),
)

/** The last intention of each device for a thing. */
export function listIntentions(trx: Kysely<Tables>, { userId, thing }: Key): Promise<Intention[]> {
  return intentionsFor(trx, userId, thing)
}
const intentionsFor = compileOnce((trx, userId: number, thing: string) =>
  trx
    .selectFrom('intentions')
    .select(['device', 'number', 'intended_at'])
    .where('user_id', '=', userId)
    .where('thing', '=', thing),
)

/** Stores the last intention of a device. */
export async function saveIntention(
  trx: Kysely<Tables>,
  { userId, thing }: Key,
  { device, number, intended_at }: Intention,
): Promise<void> {
  await intentionUpsert(trx, userId, thing, device, number, intended_at)
}
const intentionUpsert = compileLater(
  (trx, user_id: number, thing: string, device: string, number: number, intended_at: Date) =>
    trx
      .insertInto('intentions')
      .values({ user_id, thing, device, number, intended_at })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'thing', 'device']).doUpdateSet({ number, intended_at }),
      ),
)

/** Deletes all but the latest intentions for a thing. */
export async function dropOldIntentions(
  trx: Kysely<Tables>,
  { userId, thing }: Key,
  max: number,
): Promise<void> {
  await sql`delete from intentions where user_id = ${userId} and thing = ${thing} and device not in (
    select device from intentions where user_id = ${userId} and thing = ${thing}
    order by intended_at desc, device limit ${max})`.execute(trx)
}
