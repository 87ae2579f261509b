import { type Kysely, sql } from 'kysely'
import { INT4_MAX } from '#shared/contract/conventions.ts'
import { compileOnce } from '../db/compile-once.ts'
import type { Tables } from '../db/tables.ts'

/**
 * What the last messages of a user's room before `before` are like: a text that changes with each change of these messages, of
 * those that staff have changed, and of both members' positions. Null when the user is not a member.
 */
export async function findStateOfMessages(
  db: Kysely<Tables>,
  userId: number,
  roomId: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<string | null> {
  return (await stateOfMessages(db, userId, roomId, before ?? INT4_MAX, limit))[0]?.state ?? null
}
const stateOfMessages = compileOnce((db, userId: number, roomId: number, before: number, limit: number) => ({
  // PostgreSQL's column `xmin` is the transaction that has written the row.
  compile: () =>
    sql<{ state: string }>`select concat_ws(' ', r.last_seq, me.read_seq, other.read_seq, other.delivered_seq,
        (select concat(count(*), '+', sum(xmin::text::bigint * id)) from (
          select id, xmin from messages where room_id = r.id and seq < ${before} order by seq desc limit ${limit}) as page),
        (select sum(xmin::text::bigint * id) from messages where room_id = r.id and revision > 0)) as state
        from rooms r join room_members me on me.room_id = r.id and me.user_id = ${userId}
        join room_members other on other.room_id = r.id and other.user_id <> me.user_id
        where r.id = ${roomId}`.compile(db),
}))
