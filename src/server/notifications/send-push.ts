import { newestArrived } from '../conversations/arrived.ts'
import { unreadTotal } from '../conversations/membership.ts'
import type { Deps } from '../http/deps.ts'
import { pushTo, pushToAll } from '../push/devices.ts'
import type { TaskPayloads } from '../tasks/tasks.ts'
import { completeChoices } from './choices.ts'
import { deliveryOf, testPayload, toPayload } from './payload.ts'
import { findNotification, findRecipient, type NotificationRow } from './store.ts'

const TEST = { tag: 'test', ttlS: 60, urgency: 'high' } as const

/** Sends a notification to one device, unless it has been read meanwhile or something newer has taken its place. */
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
  const text = choices.message_text ? await textOf(db, row) : null
  const unread = await unreadTotal(db, person.id)
  const payload = toPayload(row, { language: person.language, text, unread })
  await pushTo(deps, person.id, subscription_id, payload, deliveryOf(row))
}

/** What was written stays in its room: it is fetched at the last moment, and nothing of it waits in a queue. */
const textOf = async (db: Deps['db'], { kind, user_id, subject_id }: NotificationRow) =>
  kind === 'message' ? ((await newestArrived(db, user_id, subject_id))?.text ?? null) : null

/** Sends something to see to all of a person's devices. */
export async function sendTestPush(deps: Pick<Deps, 'db' | 'clock' | 'push'>, userId: number) {
  const person = await findRecipient(deps.db, userId)
  if (!person) return { sent: 0, failed: 0, removed: 0 }
  const payload = testPayload(person, await unreadTotal(deps.db, userId), deps.clock())
  return pushToAll(deps, userId, payload, TEST)
}
