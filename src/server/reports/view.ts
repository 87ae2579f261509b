import type { Report, SentReport } from '#shared/contract/reports.ts'
import { riskSignals } from '#shared/rules/risk-signals.ts'
import { joinedPerson } from '../db/joined-person.ts'
import type { SentReportRow } from './sent-store.ts'
import type { ReportRow } from './store.ts'

type Found = { objection: Report['objection']; remarks?: NonNullable<Report['subject']['remarks']> }

/** A report as moderators see it. */
export const toReport = (row: ReportRow, { objection, remarks }: Found): Report => ({
  id: row.id,
  type: row.type,
  subject: {
    id: row.subject_id,
    title: row.subject_title,
    text: row.subject_text,
    slug: row.subject_slug,
    language: row.subject_language,
    author: joinedPerson(row.author_id, row.author_name),
    author_language: row.author_language,
    ...(remarks && { remarks }),
    // The title of a bid is its vacancy's, which somebody else has written.
    signals: riskSignals(`${row.type === 'bid' ? '' : row.subject_title}\n${row.subject_text ?? ''}`),
  },
  reason: row.reason,
  text: row.text,
  additions: row.additions,
  reporter: joinedPerson(row.reporter_id, row.reporter_name),
  reporter_language: row.reporter_language,
  reporter_record:
    row.reporter_id === null ? null : { upheld: row.others_upheld, dismissed: row.others_dismissed },
  state: row.state,
  objection,
  decision: row.decision,
  decided_by: joinedPerson(row.decided_by, row.decider_name),
  decided_at: row.decided_at?.toISOString() ?? null,
  overturned_at: row.overturned_at?.toISOString() ?? null,
  outcome: row.outcome,
  created_at: row.created_at.toISOString(),
})

/** A report as its reporter sees it, as `notifyReporter` names it: neither a person nor a message. */
export const toSentReport = (row: SentReportRow): SentReport => ({
  id: row.id,
  type: row.type,
  title: row.type === 'user' || row.type === 'message' ? null : row.subject_title || null,
  reason: row.reason,
  state: row.state,
  decision: row.decision,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  overturned_at: row.overturned_at?.toISOString() ?? null,
})
