import * as z from 'zod/mini'
import { unreadMessages } from '../conversations/unread.ts'
import type { Deps } from '../http/deps.ts'
import { defineTask, type TaskPayloads } from '../tasks/task.ts'
import { completeChoices } from './choices.ts'
import { withUnsubscribe } from './mail.ts'
import { claimDigest, findLastSeen, findRecipient } from './store.ts'
import { unreadMail } from './unread-mail.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'mail-unread': { user_id: number; since: string }
  }
}

/**
 * Mails a user their unread messages of all rooms in one mail. Sends nothing to a user who was active since the message
 * arrived, nor while messages of the previous mail are unread.
 */
export async function mailUnread(
  { db, clock, tasks, config }: Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>,
  { user_id, since }: TaskPayloads['mail-unread'],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const person = await findRecipient(trx, user_id)
    const choices = completeChoices(person?.choices ?? null)
    if (!person?.email || !choices.message.email) return
    const seen = await findLastSeen(trx, user_id)
    if (seen && seen > new Date(since)) return
    const messages = await unreadMessages(trx, user_id)
    const [oldest, newest] = [messages.at(0), messages.at(-1)]
    if (!oldest || !newest) return
    const range = { oldest: oldest.id, newest: newest.id }
    if (!(await claimDigest(trx, user_id, range, clock()))) return
    const letter = unreadMail(person.language, messages, {
      withText: choices.message_text,
      publicUrl: config.publicUrl,
    })
    const mail = withUnsubscribe(config, { ...person, email: person.email }, 'message', letter)
    await tasks.add(trx, 'send-mail', mail)
  })
}

/** Runs a while after a message: its recipient may have been inactive for long enough to be mailed. */
export const mailUnreadTask = defineTask({
  name: 'mail-unread',
  payload: z.object({ user_id: z.int(), since: z.string() }),
  work: mailUnread,
})
