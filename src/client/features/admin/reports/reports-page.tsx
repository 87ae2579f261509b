import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import { useFreshness } from '#client/platform/words/freshness.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TabLinks, tabLinkClass } from '#client/ui/tab-links.tsx'
import type { ReportState } from '#shared/contract/reports.ts'
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
  return (
    <>
      <PageHeader title={t`Reports`} />
      <States state={state} total={data?.meta.total} />
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
            <Pages search={search} page={data.meta.current_page} lastPage={data.meta.last_page} />
          </>
        ) : data ? (
          <Nothing state={state} />
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

function States({ state, total }: { state: ReportState; total: number | undefined }) {
  const { t } = useLingui()
  const labels = { open: t`Open`, upheld: t`Upheld`, dismissed: t`Dismissed` }
  return (
    <TabLinks label={t`Which reports`} className={styles.states}>
      {(['open', 'upheld', 'dismissed'] as const).map((one) => (
        <Link
          key={one}
          from="/$lang"
          to="/$lang/admin/reports"
          search={one === 'open' ? {} : { state: one }}
          activeOptions={{ exact: true }}
          aria-current={one === state ? 'page' : undefined}
          className={tabLinkClass}
        >
          {labels[one]} {one === state && total !== undefined && <span>{formatNumber(total)}</span>}
        </Link>
      ))}
    </TabLinks>
  )
}

function Nothing({ state }: { state: ReportState }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Icon name="check" size={40} />}
      title={
        state === 'open' ? t`No reports to review` : t`Unfortunately this section is empty or has no entries`
      }
    >
      {state === 'open' && <Trans>New reports appear here automatically within a minute.</Trans>}
    </EmptyState>
  )
}

function Pages({ search, page, lastPage }: { search: ReportsSearch; page: number; lastPage: number }) {
  const { t } = useLingui()
  return (
    <Pagination
      label={t`Pagination`}
      page={page}
      lastPage={lastPage}
      previousLabel={t`Previous`}
      nextLabel={t`Next`}
      renderLink={(other, label, isCurrent) => (
        <Link
          from="/$lang"
          to="/$lang/admin/reports"
          search={{
            ...(search.state ? { state: search.state } : {}),
            ...(other > 1 ? { page: other } : {}),
          }}
          activeOptions={{ exact: true }}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {label}
        </Link>
      )}
    />
  )
}
