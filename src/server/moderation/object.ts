import type { Transaction } from 'kysely'
import type { ObjectionSubject } from '#shared/contract/objections.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { raiseObjection } from '../objections/raise.ts'
import { mailArrival } from '../overview/arrival-mail.ts'
import { reopenReport } from '../reports/reopen.ts'
import { resubmit } from '../vacancies/decide.ts'

type Objection = { userId: number | null; text: string; linkedAt?: Date }

/**
 * Objects to the decision against a vacancy, an offer, a report, an account, a message, a bid or a profile. It is decided again:
 * vacancies and reports in their own queues, the others in that of objections. Moderators get a mail.
 * @throws Problem 404, 409 not_objectionable
 */
export async function objectToDecision(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  subject: ObjectionSubject,
  objection: Objection,
): Promise<void> {
  const now = deps.clock()
  await raiseObjection(trx, subject, { ...objection, now })
  if (subject.type === 'vacancy') await resubmit(trx, subject.id, now)
  if (subject.type === 'report') await reopenReport(trx, subject.id)
  await mailArrival(deps, trx, 'objection')
}
