import { type Kysely, sql } from 'kysely'
import { INT4_MAX } from '#shared/contract/conventions.ts'
import { compileOnce } from '../db/compile-once.ts'
import type { Tables } from '../db/tables.ts'
import type { MessageRow } from './messages-store.ts'

type Executor = Kysely<Tables>

/**
 * A message of a page, with the times of the contract as texts (db/iso-time.ts), without what is the same for all: reading these
 * values is most of the work for a page. `revision` is null for one that staff have not changed.
 */
export type PageRow = Omit<MessageRow, 'room_id' | 'created_at' | 'delivered_at' | 'read_at' | 'revision'> & {
  revision: number | null
  created_at: string
  delivered_at: string | null
  read_at: string | null
}

/** Messages of one of a user's rooms in ascending order: the last before `before`, or the first after `after`. */
export async function listMessages(
  db: Executor,
  userId: number,
  roomId: number,
  { before, after, limit }: { before?: number | undefined; after?: number | undefined; limit: number },
): Promise<PageRow[]> {
  const end = before ?? INT4_MAX
  if (after !== undefined) return firstMessages(db, userId, roomId, after, end, limit)
  return (await lastMessages(db, userId, roomId, end, limit)).reverse()
}
const lastMessages = compileOnce((db, userId: number, roomId: number, before: number, limit: number) =>
  selectOwnMessages(db, userId, roomId).where('seq', '<', before).orderBy('seq', 'desc').limit(limit),
)
const firstMessages = compileOnce(
  (db, userId: number, roomId: number, after: number, before: number, limit: number) =>
    selectOwnMessages(db, userId, roomId)
      .where('seq', '>', after)
      .where('seq', '<', before)
      .orderBy('seq')
      .limit(limit),
)

/** The messages of a room, for its members only. */
export const selectOwnMessages = (db: Executor, userId: number, roomId: number) =>
  db
    .selectFrom('messages')
    .select(['id', 'seq', 'client_id', 'user_id', 'text', 'removed_at'])
    .select([
      sql<number | null>`nullif(revision, 0)`.as('revision'),
      sql<string>`created_at::text`.as('created_at'),
      sql<string | null>`delivered_at::text`.as('delivered_at'),
      sql<string | null>`read_at::text`.as('read_at'),
    ])
    .where('room_id', '=', roomId)
    .where(sql<boolean>`exists (select from room_members where room_id = ${roomId} and user_id = ${userId})`)
