import type { Transaction } from 'kysely'
import { requestEmailChange } from '../accounts/changes/request-email-change.ts'
import { findUserByEmail } from '../accounts/users.ts'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { invalid, notFound, Problem } from '../http/problem.ts'
import { lostEmailMail } from './lost-email-mail.ts'
import { lockPerson } from './store.ts'

/**
 * Mails a link to the new address of someone who can no longer read the old one and was identified by staff. The change
 * takes effect when the link is opened. The old address is told, in case someone else has asked.
 * @param reason how the person was identified, for the audit log
 * @throws Problem 404, 409 own_account, 422 email_taken, 429
 */
export async function replaceLostEmail(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  actor: Actor,
  { id, email, reason }: { id: number; email: string; reason: string },
): Promise<void> {
  const person = await lockPerson(trx, id)
  if (!person) throw notFound()
  if (id === actor.id) throw new Problem('own_account')
  if (await findUserByEmail(trx, email)) throw invalid({ email: ['email_taken'] })
  const notice = lostEmailMail(person, deps.config.publicUrl)
  await requestEmailChange(trx, deps, { user: person, email, notice })
  await recordAction(trx, {
    actorId: actor.id,
    action: 'user.email_change_requested',
    subject: { type: 'user', id },
    reason,
    at: deps.clock(),
  })
}
