import type { Kysely } from 'kysely'
import type { MessageReceipt } from '#shared/contract/conversations.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notFound } from '../http/problem.ts'
import { lockRoom, savePositions } from './messages-store.ts'

/** Marks the reader's notifications of a room as read, up to `seq`. */
export type ReadNotificationsOfRoom = (
  trx: Kysely<Tables>,
  userId: number,
  room: { roomId: number; seq: number },
  now: Date,
) => Promise<void>

export type Receipt = { event: MessageReceipt; members: number[] }

/**
 * Stores that a member has received or read a room's messages up to `seq`. Lower numbers change nothing; higher ones
 * than the last message count as the last. Read messages count as received.
 * @returns null when nothing changed
 * @throws Problem 404
 */
export async function saveReceipt(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  roomId: number,
  how: 'read' | 'delivered',
  seq: number,
  readNotificationsOfRoom: ReadNotificationsOfRoom,
): Promise<Receipt | null> {
  return db.transaction().execute(async (trx) => {
    const room = await lockRoom(trx, userId, roomId)
    if (!room) throw notFound()
    const upTo = Math.min(seq, room.last_seq)
    if (upTo <= (how === 'read' ? room.read_seq : room.delivered_seq)) return null
    const now = clock()
    const delivered_seq = Math.max(room.delivered_seq, upTo)
    const read_seq = how === 'read' ? upTo : room.read_seq
    await savePositions(trx, userId, roomId, { delivered_seq, read_seq }, now)
    if (how === 'read') await readNotificationsOfRoom(trx, userId, { roomId, seq: upTo }, now)
    const event = { room_id: roomId, user_id: userId, seq: upTo, at: now.toISOString() }
    return { event, members: [userId, room.other_id] }
  })
}
