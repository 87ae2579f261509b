import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
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
import styles from './moderation.module.css'
import { moderationQueueQueryOptions } from './queries.ts'
import type { ModerationSearch } from './queue.ts'
import { Workplace } from './workplace.tsx'

type Props = { search: ModerationSearch; onSearchChange: (search: ModerationSearch) => void }

/** Vacancies to decide on, and those decided. */
export function ModerationPage({ search, onSearchChange }: Props) {
  const { t } = useLingui()
  useTitle(t`Moderation`)
  const state = search.state ?? 'pending'
  const options = moderationQueueQueryOptions(useViewer(), state, search.page ?? 1)
  const query = useQuery(options)
  const age = useFreshness(query)
  const { data, error } = query
  return (
    <>
      <PageHeader title={t`Moderation`} />
      <States state={state} total={data?.meta.total} />
      <AgeNote isApart>{age}</AgeNote>
      {data && data.data.length > 0 ? (
        <>
          <Workplace
            // Another list begins anew: nothing checked, nothing half decided.
            key={`${state} ${search.page ?? 1}`}
            queue={data.data}
            queryKey={options.queryKey}
            state={state}
            search={search}
            onSearchChange={onSearchChange}
          />
          <Pages search={search} page={data.meta.current_page} lastPage={data.meta.last_page} />
        </>
      ) : data ? (
        <Nothing state={state} />
      ) : error ? (
        <QueryFailure
          title={t`The vacancies could not be loaded`}
          {...failureWords(error)}
          onRetry={query.refetch}
        />
      ) : (
        <div className={styles.columns} aria-busy="true">
          <Skeleton height="30rem" />
          <Skeleton height="40rem" />
        </div>
      )}
    </>
  )
}

type State = 'pending' | 'approved' | 'rejected'

function States({ state, total }: { state: State; total: number | undefined }) {
  const { t } = useLingui()
  const labels = { pending: t`Pending`, approved: t`Approved`, rejected: t`Rejected` }
  return (
    <TabLinks label={t`Which vacancies`} className={styles.states}>
      {(['pending', 'approved', 'rejected'] as const).map((one) => (
        <Link
          key={one}
          from="/$lang"
          to="/$lang/admin/vacancies"
          search={one === 'pending' ? {} : { state: one }}
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

function Nothing({ state }: { state: State }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Icon name="check" size={40} />}
      title={
        state === 'pending' ? t`Nothing to review` : t`Unfortunately this section is empty or has no entries`
      }
    >
      {state === 'pending' && <Trans>New vacancies appear here automatically within a minute.</Trans>}
    </EmptyState>
  )
}

function Pages({ search, page, lastPage }: { search: ModerationSearch; page: number; lastPage: number }) {
  const { t } = useLingui()
  const of = (other: number): ModerationSearch => ({
    ...(search.state ? { state: search.state } : {}),
    ...(other > 1 ? { page: other } : {}),
  })
  return (
    <Pagination
      label={t`Pagination`}
      page={page}
      lastPage={lastPage}
      previousLabel={t`Previous`}
      nextLabel={t`Next`}
      className={styles.pages ?? ''}
      renderLink={(other, label, isCurrent) => (
        <Link
          from="/$lang"
          to="/$lang/admin/vacancies"
          search={of(other)}
          activeOptions={{ exact: true }}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {label}
        </Link>
      )}
    />
  )
}
