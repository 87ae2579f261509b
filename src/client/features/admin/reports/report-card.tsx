import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ObjectionNote } from '#client/domain/objection-note.tsx'
import { REASONS } from '#client/domain/report-reasons.ts'
import { dateTimeInText, formatDateTime, formatNumber } from '#client/platform/words/format.ts'
import { Card } from '#client/ui/card.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Report } from '#shared/contract/reports.ts'
import { Risks } from '../risks.tsx'
import type { Held } from '../undo/use-held-decisions.ts'
import { DecisionForm } from './decision-form.tsx'
import styles from './queue.module.css'

type Props = {
  report: Report
  /** Called before the card is removed from the list together with the focus, with what can be undone. */
  onDecided: (held: Held | null) => void
}

/** A report: a snapshot of what was reported, the reason, and the decision or the form for it. */
export function ReportCard({ report, onDecided }: Props) {
  const { t, i18n } = useLingui()
  const { subject, reporter } = report
  const language = subject.language ?? undefined
  const words = { job: t`Vacancy`, offer: t`Offer`, user: t`Profile`, message: t`Message`, bid: t`Bid` }
  return (
    <Card as="article" padding="large" className={styles.card} tabIndex={-1} data-shortcut="entry">
      <header className={styles.head}>
        <p>
          <Chip>{words[report.type]}</Chip>
        </p>
        <h2 className={styles.title} lang={language}>
          <SubjectLink report={report} />
        </h2>
      </header>
      {subject.text && (
        <blockquote className={styles.quote} lang={language}>
          {subject.text}
        </blockquote>
      )}
      <Risks signals={subject.signals ?? []} language={language} />
      <Notice tone="amber" icon="flag" title={i18n._(REASONS[report.reason])}>
        {report.text && <p className={styles.words}>{report.text}</p>}
      </Notice>
      {report.additions?.map(({ reason, text, created_at }) => (
        <Notice key={created_at} tone="amber" icon="flag" title={i18n._(REASONS[reason])}>
          <p className={styles.soft}>
            <Trans>Added on {dateTimeInText(created_at)}</Trans>
          </p>
          {text && <p className={styles.words}>{text}</p>}
        </Notice>
      ))}
      <DefinitionList
        items={[
          { term: t`Written by`, details: subject.author && <Person {...subject.author} /> },
          {
            term: t`Reported by`,
            details: reporter ? <Person {...reporter} /> : t`Someone without an account`,
          },
          {
            term: t`Reporter’s other reports`,
            details: report.reporter_record && <RecordWords record={report.reporter_record} />,
          },
          { term: t`Reported on`, details: formatDateTime(report.created_at) },
        ]}
      />
      {report.objection && (
        <ObjectionNote title={<Trans>The reporter objects to the dismissal</Trans>} {...report.objection} />
      )}
      {report.state === 'open' ? (
        <DecisionForm report={report} onDecided={onDecided} />
      ) : (
        <Decided report={report} />
      )}
    </Card>
  )
}

/** How reliable the reporter's other reports were. */
function RecordWords({ record: { upheld, dismissed } }: { record: NonNullable<Report['reporter_record']> }) {
  if (upheld + dismissed === 0) return <Trans>None decided yet</Trans>
  return (
    <Trans>
      Upheld: {formatNumber(upheld)}, dismissed: {formatNumber(dismissed)}
    </Trans>
  )
}

function SubjectLink({ report: { type, subject } }: { report: Report }) {
  if ((type === 'job' || type === 'bid') && subject.slug) {
    return (
      <Link from="/$lang" to="/$lang/jobs/item/$slug" params={{ slug: subject.slug }}>
        {subject.title}
      </Link>
    )
  }
  if (type === 'offer') {
    return (
      <Link from="/$lang" to="/$lang/offer/item/$id" params={{ id: `${subject.id}` }}>
        {subject.title}
      </Link>
    )
  }
  if (type === 'user') return <Person id={subject.id} name={subject.title} />
  return subject.title
}

function Person({ id, name }: { id: number; name: string }) {
  return (
    <Link from="/$lang" to="/$lang/admin/users/$id" params={{ id: `${id}` }}>
      {name}
    </Link>
  )
}

/** What an upheld report has led to. Nothing for a dismissed one. */
function Outcome({ report: { type, outcome } }: { report: Report }) {
  const { t } = useLingui()
  if (!outcome) return null
  const removed = {
    job: t`The vacancy was taken down.`,
    offer: t`The offer was taken down.`,
    user: t`The profile was hidden.`,
    message: t`The message was removed.`,
    bid: t`The bid was taken down.`,
  }
  const measures = {
    note: t`A note for staff was added.`,
    warn: t`The author was warned.`,
    pause: t`The author was blocked for some days.`,
    block: t`The author was blocked.`,
  }
  return (
    <p>
      {outcome.removed ? removed[type] : t`Nothing was removed.`}{' '}
      {outcome.measure ? measures[outcome.measure] : t`No measure was taken against the author.`}
    </p>
  )
}

function Decided({ report }: { report: Report }) {
  const { state, decision, decided_by, decided_at, overturned_at } = report
  const decider = decided_by?.name ?? ''
  const when = decided_at ? formatDateTime(decided_at) : ''
  const overturned = overturned_at && dateTimeInText(overturned_at)
  return (
    <Notice
      tone={overturned ? 'amber' : state === 'upheld' ? 'error' : 'done'}
      title={state === 'upheld' ? <Trans>Upheld</Trans> : <Trans>Dismissed</Trans>}
    >
      <Outcome report={report} />
      <p className={styles.words}>{decision}</p>
      <p className={styles.soft}>
        {decider} · {when}
      </p>
      {overturned && (
        <p>
          <Trans>Overturned on {overturned} after an objection</Trans>
        </p>
      )}
    </Notice>
  )
}
