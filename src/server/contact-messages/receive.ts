import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { ContactMessageSchema } from '#shared/contract/contact-messages.ts'
import type { Language } from '#shared/contract/languages.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { hashOf } from '../db/hash-of.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { requireBelowLimit, secondsUntil } from '../limits/count-act.ts'
import type { MailReader } from '../mail/compose.ts'
import { mailStaff } from '../overview/staff.ts'
import { arrivedMail } from './mails.ts'
import { insertMessage } from './store.ts'

const OF_SENDER = { max: 5, withinMs: DAY_MS }
// An hour of all visitors together. Staff could not read more. A flood must not close the contact point (DSA Art. 12) for
// everybody, so the first messages of each network are accepted above that.
const MAX_OF_VISITORS = 100
const FIRST_OF_NETWORK = 2
const MAX_WITH_FIRST = 1000
const MAX_OF_NETWORK = 20

/**
 * Stores a message of the contact form and mails the staff who may read it, at most once an hour. A message with the hidden
 * field filled in is stored as spam, without a mail.
 * @returns its id
 * @throws Problem 429 after five messages a day of one account, or of one mailbox in one network, twenty an hour of visitors of one
 *   network, or a hundred an hour of all visitors; then the first two of a network are still accepted, up to a thousand
 */
export async function receiveMessage(
  deps: Pick<Deps, 'clock' | 'config' | 'tasks'>,
  trx: Transaction<Tables>,
  { actor, language, network }: { actor: Actor | null; language: Language; network: string },
  { website, ...form }: z.output<typeof ContactMessageSchema>,
): Promise<number> {
  const now = deps.clock()
  const sender = actor
    ? { act: 'contact', subject: String(actor.id) }
    : // Anybody can type any address, so strangers elsewhere do not use up its owner's messages.
      { act: 'contact-by-mailbox', subject: hashOf(`${form.email.trim().toLowerCase()} ${network}`) }
  await requireBelowLimit(trx, { ...sender, ...OF_SENDER }, now, 'too_many_messages_to_us')
  // Signed-in users are counted by account alone, so that a flood from visitors does not block them.
  if (!actor) await limitVisitors(trx, network, now)
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

async function limitVisitors(trx: Transaction<Tables>, network: string, now: Date): Promise<void> {
  const ofNetwork = { act: 'contact-by-network', subject: network, withinMs: HOUR_MS }
  const isFirst = (await secondsUntil(trx, { ...ofNetwork, max: FIRST_OF_NETWORK }, now)) === null
  const max = isFirst ? MAX_WITH_FIRST : MAX_OF_VISITORS
  await requireBelowLimit(trx, { ...ofNetwork, max: MAX_OF_NETWORK }, now)
  await requireBelowLimit(trx, { act: 'contact-by-visitor', subject: 'all', max, withinMs: HOUR_MS }, now)
}
