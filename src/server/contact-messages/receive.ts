import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { ContactMessageSchema } from '#shared/contract/contact-messages.ts'
import type { Language } from '#shared/contract/languages.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { hashOf } from '../db/hash-of.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { tooMany } from '../http/problem.ts'
import { countActs, type Limit } from '../limits/count-act.ts'
import type { MailReader } from '../mail/compose.ts'
import { mailStaff } from '../overview/staff.ts'
import { arrivedMail } from './mails.ts'
import { insertMessage } from './store.ts'

const MAX_A_DAY = 5
// All visitors together. Staff could not read more.
const MAX_OF_VISITORS_AN_HOUR = 100

/**
 * Stores a message of the contact form and mails the staff who may read it, at most once an hour. A message with the hidden
 * field filled in is stored as spam, without a mail.
 * @returns its id
 * @throws Problem 429 after five messages a day of one account or mailbox, or a hundred an hour of visitors together
 */
export async function receiveMessage(
  deps: Pick<Deps, 'clock' | 'config' | 'tasks'>,
  trx: Transaction<Tables>,
  { actor, language }: { actor: Actor | null; language: Language },
  { website, ...form }: z.output<typeof ContactMessageSchema>,
): Promise<number> {
  const now = deps.clock()
  const seconds = await countActs(trx, limitsOf(actor, form.email), now)
  if (seconds !== null) throw tooMany(seconds, 'too_many_messages_to_us')
  const state = website ? 'spam' : 'open'
  const id = await insertMessage(trx, {
    ...form,
    state,
    language,
    user_id: actor?.id ?? null,
    created_at: now,
  })
  const mailOf = (reader: MailReader) => arrivedMail(reader, deps.config.publicUrl)
  if (state !== 'spam') await mailStaff(deps, trx, { right: 'messages', act: 'contact-mail', mailOf })
  return id
}

/** Signed-in users are counted by account, so that a flood from visitors does not block them. */
function limitsOf(actor: Actor | null, email: string): Limit[] {
  const ofOne = { max: MAX_A_DAY, withinMs: DAY_MS }
  if (actor) return [{ act: 'contact', subject: String(actor.id), ...ofOne }]
  const mailbox = hashOf(email.trim().toLowerCase())
  const ofAll = { act: 'contact-by-visitor', subject: 'all', max: MAX_OF_VISITORS_AN_HOUR, withinMs: HOUR_MS }
  return [{ act: 'contact-by-mailbox', subject: mailbox, ...ofOne }, ofAll]
}
