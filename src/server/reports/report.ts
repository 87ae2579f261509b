import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Language } from '#shared/contract/languages.ts'
import type { ReportAddition, ReportFormSchema } from '#shared/contract/reports.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { type FieldProblems, invalid, notFound } from '../http/problem.ts'
import { requireBelowLimit } from '../limits/count-act.ts'
import { countMail } from '../limits/mail-share.ts'
import { mailArrival, mailUrgentReport } from '../overview/arrival-mail.ts'
import { receiptMail } from './mails.ts'
import { addToOpenReport } from './open-report-store.ts'
import { countReportsSince, findRecipient, findSubject, insertReport } from './store.ts'

const RECEIPTS_A_DAY = 5
// A visitor's report needs no account, and one about child abuse no address. Moderators have to read each.
const OF_NETWORK_AN_HOUR = 20

type Form = z.output<typeof ReportFormSchema>

/**
 * Stores a report and confirms it to the reporter (DSA Art. 16). What somebody reports again is added to their open report,
 * so that a moderator decides it once. Moderators get a mail.
 * @returns its id
 * @throws Problem 404 for a subject that the reporter cannot see, 422 by field, 429 after twenty an hour of a visitor's network
 */
export async function receiveReport(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  by: { actor: Actor | null; language: Language; network: string },
  form: Form,
): Promise<number> {
  const { clock, tasks, config } = deps
  requireGood(form, by.actor)
  const subject = await findSubject(trx, form.type, form.id, by.actor?.id ?? null, clock())
  if (!subject) throw notFound()
  const ofNetwork = {
    act: 'report-by-network',
    subject: by.network,
    max: OF_NETWORK_AN_HOUR,
    withinMs: HOUR_MS,
  }
  if (!by.actor && config.rateLimit) await requireBelowLimit(trx, ofNetwork, clock())
  const email = by.actor ? null : (form.email ?? null)
  const added = by.actor && (await addToOpenReport(trx, by.actor.id, form, additionOf(form, clock())))
  const id =
    added ??
    (await insertReport(trx, {
      type: form.type,
      subject_id: form.id,
      subject_title: subject.title,
      subject_text: subject.text,
      subject_slug: subject.slug,
      author_id: subject.author_id,
      reason: form.reason,
      text: form.text,
      reporter_id: by.actor?.id ?? null,
      email,
      language: by.language,
      created_at: clock(),
    }))
  if (form.reason === 'child_protection') await mailUrgentReport(deps, trx, by.network)
  else if (!added) await mailArrival(deps, trx, 'report')
  const to = by.actor ? await findRecipient(trx, by.actor.id) : email && { email, language: by.language }
  const mayMail = to && (await mayConfirm(trx, to.email, clock()))
  if (to && mayMail && (by.actor || (await countMail(trx, 'report', to.email, clock())) === null)) {
    const subjectOfReport = { id, type: form.type, subject_id: form.id, subject_slug: subject.slug }
    await tasks.add(trx, 'send-mail', receiptMail(to, subjectOfReport, config.publicUrl))
  }
  return id
}

/** Limits receipts for each address, this report included: the sender may have typed another person's address. */
async function mayConfirm(trx: Transaction<Tables>, email: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DAY_MS)
  return (await countReportsSince(trx, { email, since })) <= RECEIPTS_A_DAY
}

const additionOf = ({ reason, text }: Form, now: Date): ReportAddition => ({
  reason,
  text,
  created_at: now.toISOString(),
})

function requireGood({ reason, text, email }: Form, actor: Actor | null): void {
  const problems: FieldProblems = {}
  // Reports of child abuse may be anonymous (DSA Art. 16).
  if (!actor && !email && reason !== 'child_protection') problems.email = ['required']
  if (reason === 'other' && !text) problems.text = ['required']
  if (Object.keys(problems).length) throw invalid(problems)
}
