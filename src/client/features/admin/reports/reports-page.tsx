import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { EmptyQueue } from '../empty-queue.tsx'
import type { QueueLink } from '../queue-link.ts'
import { QueuePages } from '../queue-pages.tsx'
import { StateTabs } from '../state-tabs.tsx'
import { reportsQueryOptions } from './queries.ts'
import styles from './queue.module.css'
import { ReportCard } from './report-card.tsx'
import type { ReportsSearch } from './search.ts'

/** What people have reported, oldest first, and what was decided. */
export function ReportsPage({ search }: { search: ReportsSearch }) {
  const { t } = useLingui()
  useTitle(t`Reports`)
  const state = search.state ?? 'open'
  const query = useQuery(reportsQueryOptions(useViewer(), state, search.page ?? 1))
  const age = useFreshness(query)
  const { data, error } = query
  const content = useRef<HTMLDivElement>(null)
  const waiting = {
    title: t`No reports to review`,
    text: t`New reports appear here automatically within a minute.`,
  }
  return (
    <>
      <PageHeader title={t`Reports`} />
      <StateTabs
        label={t`Which reports`}
        states={[
          [null, t`Open`],
          ['upheld', t`Upheld`],
          ['dismissed', t`Dismissed`],
        ]}
        current={search.state}
        total={data?.meta.total}
        renderLink={renderLink}
      />
      <AgeNote isApart>{age}</AgeNote>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {data && data.data.length > 0 ? (
          <>
            <ul className={styles.list} aria-label={t`Reports`}>
              {data.data.map((report) => (
                <li key={report.id}>
                  <ReportCard report={report} onDecided={() => content.current?.focus()} />
                </li>
              ))}
            </ul>
            <QueuePages state={search.state} meta={data.meta} renderLink={renderLink} />
          </>
        ) : data ? (
          <EmptyQueue waiting={search.state ? null : waiting} />
        ) : error ? (
          <QueryFailure
            title={t`The reports could not be loaded`}
            {...failureWords(error)}
            onRetry={query.refetch}
          />
        ) : (
          <div className={styles.list} aria-busy="true">
            <Skeleton height="24rem" />
            <Skeleton height="24rem" />
          </div>
        )}
      </div>
    </>
  )
}

type DecidedState = NonNullable<ReportsSearch['state']>

const renderLink: QueueLink<DecidedState> = (search, props) => (
  <Link from="/$lang" to="/$lang/admin/reports" search={search} {...props} />
)
