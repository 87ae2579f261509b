import * as z from 'zod/mini'
import { newestUnread } from '../conversations/arrived.ts'
import { unreadTotal } from '../conversations/membership.ts'
import type { Deps } from '../http/deps.ts'
import { pushTo } from '../push-devices/devices.ts'
import { defineTask, type TaskPayloads } from '../tasks/task.ts'
import { completeChoices } from './choices.ts'
import { deliveryOf, toPayload } from './payload.ts'
import { findNotification, findRecipient } from './store.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'send-push': { notification_id: number; subscription_id: number }
  }
}

/**
 * Sends a notification to one device, unless it was read or replaced since, or its author has been blocked or deleted.
 */
export async function sendPush(
  deps: Pick<Deps, 'db' | 'clock' | 'push'>,
  { notification_id, subscription_id }: TaskPayloads['send-push'],
): Promise<void> {
  const { db } = deps
  const row = await findNotification(db, notification_id)
  if (!row || row.read_at) return
  const person = await findRecipient(db, row.user_id)
  if (!person) return
  const choices = completeChoices(person.choices)
  // The text is read now instead of being queued, so that no queue contains texts of messages.
  const message = row.kind === 'message' ? await newestUnread(db, row.user_id, row.subject_id) : null
  if (row.kind === 'message' && !message) return
  const text = choices.message_text ? (message?.text ?? null) : null
  const unread = await unreadTotal(db, person.id)
  const isFirstContact = message?.has_answered === false
  const payload = toPayload(row, { language: person.language, text, isFirstContact, unread })
  await pushTo(deps, person.id, subscription_id, payload, deliveryOf(row))
}

/** Sends a notification to one device. */
export const sendPushTask = defineTask({
  name: 'send-push',
  payload: z.object({ notification_id: z.int(), subscription_id: z.int() }),
  work: sendPush,
})
