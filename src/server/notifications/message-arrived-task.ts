import * as z from 'zod/mini'
import { MINUTE_MS } from '#shared/durations.ts'
import { personOf } from '../accounts/users.ts'
import { isNotifiable, newestUnread } from '../conversations/arrived.ts'
import type { Deps } from '../http/deps.ts'
import { defineTask, type TaskPayloads } from '../tasks/task.ts'
import { completeChoices } from './choices.ts'
import { findRecipient, replaceOfRoom } from './store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'message-arrived': { room_id: number; message_id: number; user_id: number }
  }
}

// The phone rings once for messages that nobody has read. Later ones replace the text without a sound.
const QUIET_MS = 10 * MINUTE_MS

/** The inactivity after which a user is mailed about an unread message. */
export const AWAY_S = 600

/**
 * Creates one notification for the unread messages of a room since its last notification. Messages that have been read
 * are ignored.
 */
export async function notifyOfMessage(
  { db, clock, tasks }: Pick<Deps, 'db' | 'clock' | 'tasks'>,
  arrived: TaskPayloads['message-arrived'],
): Promise<void> {
  const { room_id, user_id } = arrived
  if (!(await isNotifiable(db, arrived))) return
  await db.transaction().execute(async (trx) => {
    const [person, message] = [await findRecipient(trx, user_id), await newestUnread(trx, user_id, room_id)]
    if (!person || !message) return
    const { app, push, email } = completeChoices(person.choices).message
    const writer = personOf({ ...message, id: message.user_id })
    const created_at = clock()
    const row = await replaceOfRoom(
      trx,
      {
        user_id,
        kind: 'message',
        subject_type: 'room',
        subject_id: room_id,
        subject_title: message.subject_title,
        seq: message.seq,
        actor_id: writer.id,
        actor: writer.name,
        in_app: app,
        push,
        created_at,
      },
      new Date(created_at.getTime() - QUIET_MS),
    )
    if (!row) return
    if (app || push) await tasks.add(trx, 'deliver-notification', { notification_id: row.id })
    if (!email || !person.email) return
    const since = message.created_at.toISOString()
    await tasks.add(trx, 'mail-unread', { user_id, since }, AWAY_S)
  })
}

/** Runs a few seconds after a message for `user_id`. */
export const messageArrivedTask = defineTask({
  name: 'message-arrived',
  isShort: true,
  payload: z.object({ room_id: z.int(), message_id: z.int(), user_id: z.int() }),
  work: notifyOfMessage,
})
