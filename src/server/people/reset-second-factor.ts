import type { Transaction } from 'kysely'
import { endAllSessions } from '../accounts/end-sessions.ts'
import { dropSecondFactor } from '../accounts/second-factor/reset.ts'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { lockPerson } from './store.ts'

/**
 * Removes the second factor of a user who has lost it and was identified by staff. All their sessions end, because the
 * lost device may be signed in. The user gets a mail.
 * @param reason how the person was identified, for the audit log
 * @throws Problem 404, also without a second factor, 409 own_account
 */
export async function resetSecondFactor(
  { clock, tasks, config }: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  actor: Actor,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  const person = await lockPerson(trx, id)
  if (!person) throw notFound()
  if (id === actor.id) throw new Problem('own_account')
  if (!(await dropSecondFactor(trx, { tasks, config }, person))) throw notFound()
  const now = clock()
  const sessions = await endAllSessions(trx, id, now, 'staff')
  await recordAction(trx, {
    actorId: actor.id,
    action: 'user.second_factor_reset',
    subject: { type: 'user', id },
    reason,
    before: { second_factor: true },
    after: { second_factor: false },
    details: { sessions },
    at: now,
  })
}
