import type { Language } from '#shared/contract/languages.ts'
import type { SentReport } from '#shared/contract/reports.ts'
import type { Deps } from '../http/deps.ts'
import { objectionPath } from '../objections/link.ts'
import { listObjectionable } from '../objections/objectionable.ts'
import { listSentReports } from './sent-store.ts'
import { toSentReport } from './view.ts'

/**
 * One page of the reports that a user has sent, latest first, with the total. A dismissal has the way to object to it, while
 * that is possible.
 */
export async function readSentReports(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: number,
  page: { page: number; per_page: number },
  language: Language,
): Promise<{ reports: SentReport[]; total: number }> {
  const { rows, total } = await listSentReports(db, userId, page)
  const dismissed = rows
    .filter(({ state }) => state === 'dismissed')
    .map(({ id }) => ({ id, submittedAt: null }))
  const at = clock()
  const objectionable = await listObjectionable(db, 'report', dismissed, at)
  const reports = rows.map((row) => {
    const subject = { type: 'report', id: row.id, at } as const
    const objection = objectionable.has(row.id) ? objectionPath(config, subject, language) : null
    return { ...toSentReport(row), objection }
  })
  return { reports, total }
}
