import type { Kysely } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import { compileOnce } from '../db/compile-once.ts'
import type { Tables } from '../db/tables.ts'
import { type PageRow, selectOwnMessages } from './messages-page-store.ts'

type Executor = Kysely<Tables>

/** The messages of one of a user's rooms that staff have removed or restored, the latest of them. */
export async function listChanged(db: Executor, userId: number, roomId: number): Promise<PageRow[]> {
  return changedMessages(db, userId, roomId)
}
// A bound for the query; staff decide about single messages.
const MAX_CHANGED = 200
const changedMessages = compileOnce((db, userId: number, roomId: number) =>
  selectOwnMessages(db, userId, roomId).where('revision', '>', 0).orderBy('seq', 'desc').limit(MAX_CHANGED),
)

/** A message, locked until the transaction ends; null when there is none. */
export async function lockMessage(trx: Executor, id: number) {
  const row = await trx
    .selectFrom('messages')
    .select(['room_id', 'removed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Marks a message as removed, or as shown again when there is no removal. */
export async function saveRemoval(
  trx: Executor,
  id: number,
  removal: (Statement & { at: Date }) | null,
): Promise<void> {
  await trx
    .updateTable('messages')
    .set((eb) => ({
      removed_at: removal?.at ?? null,
      removed_reason: removal?.reason ?? null,
      removed_ground: removal?.ground ?? null,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** A message with the members of its room, or null. */
export async function findChanged(db: Executor, id: number) {
  const row = await db
    .selectFrom('messages as m')
    .innerJoin('rooms as r', 'r.id', 'm.room_id')
    .selectAll('m')
    .select(['r.worker_id', 'r.boss_id'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The removed messages of an author, latest removal first. */
export async function listRemovedOf(db: Executor, authorId: number) {
  return db
    .selectFrom('messages')
    .select(['id', 'text', 'removed_at', 'removed_reason', 'removed_ground'])
    .where('user_id', '=', authorId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .limit(MAX_CHANGED)
    .execute()
}
