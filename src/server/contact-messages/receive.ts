import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { ContactMessageSchema } from '#shared/contract/contact-messages.ts'
import type { Language } from '#shared/contract/languages.ts'
import { HOUR_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { countAct } from '../limits/count-act.ts'
import { arrivedMail } from './mails.ts'
import { insertMessage, listAdministrators } from './store.ts'

// A flood of messages must not flood the administrators' mailboxes.
const ONE_MAIL_AN_HOUR = { act: 'contact-mail', subject: 'administrators', max: 1, withinMs: HOUR_MS }

/**
 * Stores a message of the contact form and mails the administrators, at most once an hour. A message with the hidden
 * field filled in is stored as spam, without a mail.
 * @returns its id
 */
export async function receiveMessage(
  { clock, config, tasks }: Pick<Deps, 'clock' | 'config' | 'tasks'>,
  trx: Transaction<Tables>,
  { actor, language }: { actor: Actor | null; language: Language },
  { website, ...form }: z.output<typeof ContactMessageSchema>,
): Promise<number> {
  const now = clock()
  const state = website ? 'spam' : 'open'
  const id = await insertMessage(trx, {
    ...form,
    state,
    language,
    user_id: actor?.id ?? null,
    created_at: now,
  })
  if (state === 'spam' || (await countAct(trx, ONE_MAIL_AN_HOUR, now)) !== null) return id
  for (const administrator of await listAdministrators(trx))
    await tasks.add(trx, 'send-mail', arrivedMail(administrator, config.publicUrl))
  return id
}
