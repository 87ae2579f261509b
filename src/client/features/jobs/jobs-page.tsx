import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { failureText } from '#client/platform/failure-text.ts'
import { useFreshness } from '#client/platform/freshness.ts'
import { useTitle } from '#client/platform/title.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { JobCard } from './job-card.tsx'
import { JobCardsSkeleton } from './job-cards-skeleton.tsx'
import { JobFilters } from './job-filters.tsx'
import styles from './jobs-page.module.css'
import { jobsQueryOptions } from './queries.ts'
import { type JobsSearch, toJobsQuery } from './search.ts'

type Props = { search: JobsSearch; onSearchChange: (search: JobsSearch) => void }

/** Jobs on offer: filters, cards, pages. */
export function JobsPage({ search, onSearchChange }: Props) {
  const { t } = useLingui()
  useTitle(t`Jobs on offer`)
  const query = useQuery(jobsQueryOptions(useViewer(), toJobsQuery(search)))
  const age = useFreshness(query)
  const { data } = query
  return (
    <>
      <PageHeader
        title={t`Jobs on offer`}
        subtitle={
          <Trans>
            Checked by people before they appear, with the pay in every one. Bid on them even without a
            connection.
          </Trans>
        }
      />
      <div className={styles.columns}>
        <JobFilters search={search} onApply={onSearchChange} />
        <section aria-label={t`Jobs`} aria-busy={query.isFetching}>
          <p className={styles.count} role="status">
            {data ? <Plural value={data.meta.total} one="# job" other="# jobs" /> : ' '}
            {age && <span className={styles.age}>{age}</span>}
          </p>
          <Results query={query} onClear={() => onSearchChange({})} />
          {data && (
            <Pagination
              label={t`Pagination`}
              page={data.meta.current_page}
              lastPage={data.meta.last_page}
              previousLabel={t`Previous`}
              nextLabel={t`Next`}
              renderLink={(page, label, isCurrent) => (
                <Link
                  from="/$lang"
                  to="/$lang/jobs"
                  search={page === 1 ? withoutPage(search) : { ...search, page }}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  {label}
                </Link>
              )}
            />
          )}
        </section>
      </div>
    </>
  )
}

function withoutPage({ page: _page, ...search }: JobsSearch): JobsSearch {
  return search
}

function Results({
  query,
  onClear,
}: {
  query: ReturnType<typeof useQuery<JobsPageData>>
  onClear: () => void
}) {
  const { t } = useLingui()
  const { data, error } = query
  if (data && data.data.length > 0) {
    return (
      <ul className={styles.list} data-stale={query.isPlaceholderData || undefined}>
        {data.data.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    )
  }
  if (data) {
    return (
      <EmptyState
        icon={<Icon name="briefcase" size={40} />}
        title={t`Unfortunately this section is empty or has no entries`}
        action={<Button onPress={onClear}>{t`Clear filters`}</Button>}
      >
        <Trans>No job fits these filters now. With fewer filters there are more.</Trans>
      </EmptyState>
    )
  }
  if (error) {
    return (
      <Notice
        tone="error"
        role="alert"
        title={t`The jobs could not be loaded`}
        actions={<Button size="small" onPress={() => query.refetch()}>{t`Try again`}</Button>}
      >
        {failureText(error)}
      </Notice>
    )
  }
  return <JobCardsSkeleton />
}

type JobsPageData = import('#shared/contract/jobs.ts').JobsPage
