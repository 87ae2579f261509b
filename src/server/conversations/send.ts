import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Message, MessageFormSchema } from '#shared/contract/conversations.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem, tooMany } from '../http/problem.ts'
import { requireWritable } from './may-write.ts'
import { findByClientId, insertMessage, latestTimes, lockRoom } from './messages-store.ts'
import { toMessage } from './view.ts'

const PER_MINUTE = 30
// A member with the room on screen reads the message within this time and gets no notification.
const NOTIFY_AFTER_S = 5

/** A stored message; `isNew` is false for a repeated `client_id`. `members` are the ids of both members. */
export type SendResult = { isNew: boolean; message: Message; members: number[] }

/**
 * Appends a message to one of the author's rooms. A repeated `client_id` gets the stored message.
 * @throws Problem 404, 403 while one has blocked the other, 422 for a `client_id` used with another text, 429
 */
export async function sendMessage(
  { clock, tasks, config }: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  writerId: number,
  roomId: number,
  { text, client_id }: z.output<typeof MessageFormSchema>,
): Promise<SendResult> {
  const room = await lockRoom(trx, writerId, roomId)
  if (!room) throw notFound()
  const members = [writerId, room.other_id]
  const known = await findByClientId(trx, roomId, client_id)
  if (known) {
    if (known.user_id !== writerId || known.text !== text) throw new Problem('idempotency_key_reused')
    return { isNew: false, message: toMessage(known), members }
  }
  await requireWritable(trx, writerId, { id: room.other_id, blocked_at: room.other_blocked_at })
  // Read after waiting for the room's lock, so that times ascend with the numbers.
  const now = clock()
  if (config.rateLimit) await requireMessageRate(trx, writerId, now)
  const message = await insertMessage(trx, { room_id: roomId, user_id: writerId, client_id, text }, now)
  const { id: message_id } = message
  const arrived = { room_id: roomId, message_id, user_id: room.other_id }
  await tasks.add(trx, 'message-arrived', arrived, NOTIFY_AFTER_S)
  return { isNew: true, message: toMessage(message), members }
}

/** Counts in the database, so that the limit of a user covers all devices and server processes. */
async function requireMessageRate(trx: Transaction<Tables>, writerId: number, now: Date): Promise<void> {
  const times = await latestTimes(trx, writerId, new Date(now.getTime() - MINUTE_MS), PER_MINUTE)
  const oldest = times[PER_MINUTE - 1]
  if (oldest) throw tooMany((oldest.getTime() + MINUTE_MS - now.getTime()) / 1000)
}
