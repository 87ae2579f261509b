import { personOf } from '../accounts/users.ts'
import { isWorthTelling, newestArrived } from '../conversations/arrived.ts'
import type { Deps } from '../http/deps.ts'
import type { TaskPayloads } from '../tasks/tasks.ts'
import { completeChoices } from './choices.ts'
import { findRecipient, replaceOfRoom } from './store.ts'

/** How long somebody has to be away from an unread message to be mailed. */
export const AWAY_S = 600

/**
 * Tells of what has come into a room since it was last told of: several messages are one notification, and what was
 * read meanwhile is none.
 */
export async function tellOfMessage(
  { db, clock, tasks }: Pick<Deps, 'db' | 'clock' | 'tasks'>,
  arrived: TaskPayloads['message-arrived'],
): Promise<void> {
  const { room_id, user_id } = arrived
  if (!(await isWorthTelling(db, arrived))) return
  await db.transaction().execute(async (trx) => {
    const [person, message] = [await findRecipient(trx, user_id), await newestArrived(trx, user_id, room_id)]
    if (!person || !message) return
    const { app, push, email } = completeChoices(person.choices).message
    const writer = personOf({ ...message, id: message.user_id })
    const row = await replaceOfRoom(trx, {
      user_id,
      kind: 'message',
      subject_type: 'room',
      subject_id: room_id,
      seq: message.seq,
      subject_title: message.subject_title,
      actor_id: writer.id,
      actor: writer.name,
      in_app: app,
      push,
      created_at: clock(),
    })
    if (!row) return
    if (app || push) await tasks.add(trx, 'tell-person', { notification_id: row.id })
    if (!email || !person.email) return
    const since = message.created_at.toISOString()
    await tasks.add(trx, 'mail-unread', { user_id, since }, AWAY_S)
  })
}
