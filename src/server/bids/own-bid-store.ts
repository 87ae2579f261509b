import { type Kysely, sql } from 'kysely'
import { statesBefore } from '#shared/rules/bid-states.ts'
import type { Tables } from '../db/tables.ts'
import type { BidRow } from './store.ts'

type Executor = Kysely<Tables>

/** A worker's own bid, or null. */
export async function findOwnBid(db: Executor, userId: number, id: number): Promise<BidRow | null> {
  const row = await db
    .selectFrom('bids')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Whether the author of the vacancy has blocked the worker whose bid this is. */
export async function isBidderBlocked(db: Executor, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('bids')
    .select('id')
    .where('id', '=', id)
    .where(
      sql<boolean>`exists (select from blocks b join vacancies v on v.user_id = b.user_id
        where v.id = bids.vacancy_id and b.blocked_user_id = bids.user_id)`,
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Changes text and pay of a locked bid. */
export async function changeBid(
  trx: Executor,
  { id, ...form }: Pick<BidRow, 'id' | 'text' | 'pay_amount' | 'pay_type'>,
  now: Date,
): Promise<BidRow> {
  return trx
    .updateTable('bids')
    .set({ ...form, changed_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Withdraws a worker's own bid if its state allows it or it is removed, with `vacancyId` only one on that vacancy; false
 * when nothing changed.
 */
export async function withdrawBid(
  db: Executor,
  { id, userId, vacancyId }: { id: number; userId: number; vacancyId?: number },
  now: Date,
): Promise<boolean> {
  const done = await db
    .updateTable('bids')
    .set({ state: 'withdrawn', ended_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .$if(vacancyId !== undefined, (update) => update.where('vacancy_id', '=', vacancyId as number))
    .where((bid) =>
      bid.or([
        bid('state', 'in', statesBefore('withdrawn', 'worker')),
        // Otherwise nobody could do anything with it, and it would keep the worker from another bid on this vacancy.
        bid('state', '=', 'accepted').and('removed_at', 'is not', null),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}

/** Deletes a worker's own bid whose employer has deleted the vacancy or their account; false when there is none. */
export async function deleteBidOfDeleted(db: Executor, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('bids')
    .using('vacancies as v')
    .using('users')
    .whereRef('v.id', '=', 'bids.vacancy_id')
    .whereRef('users.id', '=', 'v.user_id')
    .where((eb) => eb.or([eb('users.erased_at', 'is not', null), eb('v.deleted_at', 'is not', null)]))
    .where('bids.id', '=', id)
    .where('bids.user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
