import type { Transaction } from 'kysely'
import type { ObjectionSubject } from '#shared/contract/objections.ts'
import type { Tables } from '../db/tables.ts'
import { raiseObjection } from '../objections/raise.ts'
import { reopenReport } from '../reports/reopen.ts'
import { resubmit } from '../vacancies/decide.ts'

type Objection = { userId: number | null; text: string; now: Date; linkedAt?: Date }

/**
 * Objects to the decision against a vacancy, an offer, a report, an account, a message or a profile. It is decided again:
 * vacancies and reports in their own queues, the others in that of objections.
 * @throws Problem 404, 409 not_objectionable
 */
export async function objectToDecision(
  trx: Transaction<Tables>,
  subject: ObjectionSubject,
  objection: Objection,
): Promise<void> {
  await raiseObjection(trx, subject, objection)
  if (subject.type === 'vacancy') await resubmit(trx, subject.id, objection.now)
  if (subject.type === 'report') await reopenReport(trx, subject.id)
}
