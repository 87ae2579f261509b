import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ObjectionLink } from '#client/domain/objection-link.tsx'
import { RedressButton } from '#client/domain/redress-button.tsx'
import { REASONS } from '#client/domain/report-reasons.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { AgeNote } from '#client/ui/age-note.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { KINDS } from '#shared/contract/notification-kinds.ts'
import type { ReportType, SentReport } from '#shared/contract/reports.ts'
import { sentReportsQueryOptions } from './queries.ts'
import styles from './reports.module.css'

const WITHOUT_TITLE: Record<ReportType, MessageDescriptor> = {
  job: msg`A vacancy`,
  offer: msg`An offer`,
  user: msg`A profile`,
  message: msg`A message`,
  bid: msg`A bid`,
}

/** The reports that the current user has sent, each with its decision. */
export function SentReports() {
  const query = useQuery(sentReportsQueryOptions(useViewer()))
  const age = useFreshness(query)
  if (!query.data && query.error)
    return <QueryFailure {...failureWords(query.error)} onRetry={query.refetch} />
  if (!query.data) return <Skeleton lines={2} />
  return (
    <>
      <AgeNote isApart>{age}</AgeNote>
      {query.data.length === 0 ? (
        <p className={styles.soft}>
          <Trans>
            You have not reported anything. Jobs, offers, people, messages and bids have a button for it.
          </Trans>
        </p>
      ) : (
        <ul className={styles.sent}>
          {query.data.map((report) => (
            <Sent key={report.id} report={report} />
          ))}
        </ul>
      )}
    </>
  )
}

function Sent({ report }: { report: SentReport }) {
  const { t, i18n } = useLingui()
  const { id, type, title, reason, state, decision, created_at, overturned_at, objection } = report
  const detail = overturned_at ? 'overturned' : state
  const date = formatDate(created_at)
  const subject =
    title === null ? i18n._(WITHOUT_TITLE[type]) : type === 'bid' ? t`Bid for “${title}”` : title
  return (
    <li>
      <p className={styles.subject}>{subject}</p>
      <p className={styles.soft}>
        <Trans>
          Report no.&nbsp;{id} of {date}
        </Trans>
      </p>
      <p className={styles.soft}>
        <Trans>Reason: {i18n._(REASONS[reason])}</Trans>
      </p>
      <p>
        {state === 'open' ? (
          <Trans>Waiting for a decision</Trans>
        ) : (
          i18n._(KINDS.report_decided.headline({ actor: null, detail }))
        )}
      </p>
      {decision && <p className={styles.decision}>{decision}</p>}
      {objection && <ObjectionLink path={objection} />}
      {detail === 'overturned' && <RedressButton />}
    </li>
  )
}
