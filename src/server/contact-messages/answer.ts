import type { Transaction } from 'kysely'
import type { ContactState } from '#shared/contract/contact-messages.ts'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { replyMail } from './mails.ts'
import { countReplies, insertReply, lockMessage, updateState } from './store.ts'

/**
 * Mails a reply to the sender of a message, stores it and marks the message as answered.
 * @throws Problem 404, 409 message_answered when somebody has replied meanwhile
 */
export async function replyToMessage(
  { clock, config, tasks }: Pick<Deps, 'clock' | 'config' | 'tasks'>,
  trx: Transaction<Tables>,
  actorId: number,
  { id, text, replies_read }: { id: number; text: string; replies_read?: number | undefined },
): Promise<void> {
  const message = await lockMessage(trx, id)
  if (!message) throw notFound()
  if (replies_read !== undefined && replies_read < (await countReplies(trx, id)))
    throw new Problem('message_answered')
  const now = clock()
  await insertReply(trx, { message_id: id, author_id: actorId, text, created_at: now })
  await recordAction(trx, {
    actorId,
    action: 'contact_message.answered',
    subject: { type: 'contact_message', id },
    before: { state: message.state },
    after: { state: 'answered' },
    at: now,
  })
  await tasks.add(trx, 'send-mail', replyMail(message, text, config.publicUrl))
}

/**
 * Changes the state of a message: open, answered, done or spam. An answered one is not done without an answer, which a
 * device may say late. Call it in a transaction.
 * @throws Problem 404
 */
export async function setMessageState(
  { clock, db: trx }: Pick<Deps, 'clock' | 'db'>,
  actorId: number,
  { id, state }: { id: number; state: ContactState },
): Promise<void> {
  const message = await lockMessage(trx, id)
  if (!message) throw notFound()
  if (state === 'done' && message.state === 'answered') return
  await updateState(trx, id, state)
  await recordAction(trx, {
    actorId,
    action: `contact_message.${state}`,
    subject: { type: 'contact_message', id },
    before: { state: message.state },
    after: { state },
    at: clock(),
  })
}
