import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Message, MessageFormSchema } from '#shared/contract/conversations.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem, tooMany } from '../http/problem.ts'
import { requireUnblocked } from './may-write.ts'
import { findNthNewest, insertMessage, lockRoomToWrite } from './messages-store.ts'
import { toMessage } from './view.ts'

const PER_MINUTE = 30
// Whoever has not answered may be asleep, or want no conversation.
const UNANSWERED = { max: 5, withinMs: DAY_MS }
// A member with the room on screen reads the message within this time and gets no notification.
const NOTIFY_AFTER_S = 5

/** A stored message; `isNew` is false for a repeated `client_id`. `members` are the ids of both members. */
export type SendResult = { isNew: boolean; message: Message; members: number[] }

/**
 * Appends a message to one of the author's rooms. A repeated `client_id` gets the stored message.
 * @throws Problem 404, 403 while one has blocked the other or when the employer has left the company of the vacancy, 422 for a
 *   `client_id` used with another text, 429
 */
export async function sendMessage(
  { clock, tasks, config }: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  writerId: number,
  roomId: number,
  { text, client_id }: z.output<typeof MessageFormSchema>,
): Promise<SendResult> {
  // Before the lock, so some of these times may be too old.
  const after = new Date(clock().getTime() - MINUTE_MS)
  const about = { clientId: client_id, after, maxTimes: config.rateLimit ? PER_MINUTE : 0 }
  const found = await lockRoomToWrite(trx, writerId, roomId, about)
  if (!found) throw notFound()
  const { room, known, times } = found
  const members = [writerId, room.other_id]
  if (known) {
    if (known.user_id !== writerId || known.text !== text) throw new Problem('idempotency_key_reused')
    return { isNew: false, message: toMessage(known), members }
  }
  if (room.has_left_company) throw new Problem('chat_left_company')
  requireUnblocked({
    hasBlocked: room.has_blocked,
    isBlockedBy: room.is_blocked_by || room.other_blocked_at !== null,
  })
  // Read after waiting for the room's lock, so that times ascend with the numbers.
  const now = clock()
  requireMessageRate(times, now)
  if (config.rateLimit && !room.other_has_written) await requireFewUnanswered(trx, writerId, roomId, now)
  const message = {
    id: room.message_id,
    room_id: roomId,
    // Under the room's lock nobody else appends a message.
    seq: room.last_seq + 1,
    user_id: writerId,
    client_id: client_id.toLowerCase(),
    text,
    created_at: now,
    delivered_at: null,
    read_at: null,
    removed_at: null,
    revision: 0,
  }
  // Message and task leave with the commit.
  await insertMessage(trx, message)
  const arrived = { room_id: roomId, message_id: message.id, user_id: room.other_id }
  await tasks.add(trx, 'message-arrived', arrived, NOTIFY_AFTER_S)
  return { isNew: true, message: toMessage(message), members }
}

/** Counts in the database, so that the limit of a user covers all devices and server processes. */
function requireMessageRate(times: Date[], now: Date): void {
  const oldest = times[PER_MINUTE - 1]
  const waitMs = oldest ? oldest.getTime() + MINUTE_MS - now.getTime() : 0
  if (waitMs > 0) throw tooMany(waitMs / 1000)
}

/** @throws Problem 429 after five messages in a day to somebody who has never written in the room */
async function requireFewUnanswered(
  trx: Transaction<Tables>,
  writerId: number,
  roomId: number,
  now: Date,
): Promise<void> {
  const { max, withinMs } = UNANSWERED
  const oldest = await findNthNewest(trx, {
    writerId,
    roomId,
    n: max,
    after: new Date(now.getTime() - withinMs),
  })
  if (oldest) throw tooMany((oldest.getTime() + withinMs - now.getTime()) / 1000, 'too_many_unanswered')
}
