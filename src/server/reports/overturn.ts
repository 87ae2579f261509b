import type { Transaction } from 'kysely'
import type { ObjectionType } from '#shared/contract/objections.ts'
import { recordAction } from '../audit/record.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notify } from '../notifications/notify.ts'
import { overturnedMail } from './mails.ts'
import { notifyReporter } from './notify-reporter.ts'
import { findReporter, markOverturned } from './store.ts'

type Overturned = {
  type: Exclude<ObjectionType, 'report'>
  id: number
  moderatorId: number
  /** Why the objection was right; null when the moderator did not have to say. */
  answer: string | null
  objectedAt: Date
}

/**
 * Marks the upheld reports that led to a decision which an objection has overturned. Their reporters are told
 * by mail and in the app, and a warning that their author got with one of them is taken back.
 */
export async function overturnReports(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  { moderatorId, answer, ...overturned }: Overturned,
): Promise<void> {
  const { clock, tasks, config } = deps
  const now = clock()
  for (const report of await markOverturned(trx, { ...overturned, now })) {
    await recordAction(trx, {
      actorId: moderatorId,
      action: 'report.overturned',
      subject: { type: 'report', id: report.id },
      reason: answer,
      details: { type: report.type, subject_id: report.subject_id, author_id: report.author_id },
      at: now,
    })
    await notifyReporter(deps, trx, report, { detail: 'overturned', reason: answer })
    const reporter = await findReporter(trx, report)
    if (reporter)
      await tasks.add(trx, 'send-mail', overturnedMail(reporter, { ...report, answer }, config.publicUrl))
    if (report.measure !== 'warn' || report.author_id === null) continue
    await notify(deps, trx, {
      user_id: report.author_id,
      kind: 'account_warned',
      subject: { type: 'account', id: report.author_id, title: report.decision ?? '' },
      detail: 'withdrawn',
    })
  }
}
