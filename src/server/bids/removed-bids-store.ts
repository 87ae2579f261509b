import type { Kysely } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** Marks a bid as removed; null when there is none, or it is removed already. */
export async function saveRemoval(trx: Executor, id: number, { reason, ground }: Statement, now: Date) {
  const row = await trx
    .updateTable('bids')
    .set({ removed_at: now, removed_reason: reason, removed_ground: ground })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning(['vacancy_id', 'user_id', 'state'])
    .executeTakeFirst()
  return row ?? null
}

/** Takes a removal back; false when there is none. */
export async function clearRemoval(trx: Executor, id: number, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('bids')
    .set({
      removed_at: null,
      removed_reason: null,
      removed_ground: null,
      restored_at: now,
      reminded_at: null,
    })
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The removed bids of a worker, latest removal first. */
export async function listRemovedOf(db: Executor, userId: number) {
  return db
    .selectFrom('bids')
    .select(['id', 'text', 'removed_at', 'removed_reason', 'removed_ground'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .execute()
}
