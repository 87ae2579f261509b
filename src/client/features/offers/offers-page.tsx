import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod/mini'
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
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { OffersAnswer } from '#shared/contract/offers.ts'
import { OfferCard } from './offer-card.tsx'
import { OfferFilters } from './offer-filters.tsx'
import styles from './offers.module.css'
import { offersQueryOptions } from './queries.ts'
import { type OffersSearch, toOffersQuery } from './search.ts'

type OffersPageData = z.infer<typeof OffersAnswer>
type Props = { search: OffersSearch; onSearchChange: (search: OffersSearch) => void }

/** People looking for work: filters, cards, pages. */
export function OffersPage({ search, onSearchChange }: Props) {
  const { t } = useLingui()
  useTitle(t`People looking for work`)
  const query = useQuery(offersQueryOptions(useViewer(), toOffersQuery(search)))
  const age = useFreshness(query)
  const { data } = query
  return (
    <>
      <PageHeader
        title={t`People looking for work`}
        subtitle={
          <Trans>What they can do, where they would like to do it and what they expect for it.</Trans>
        }
      />
      <OfferFilters search={search} onSearchChange={onSearchChange} />
      <section aria-label={t`Offers`} aria-busy={query.isFetching}>
        <p className={styles.count} role="status">
          {data ? <Plural value={data.meta.total} one="# offer" other="# offers" /> : ' '}
          {age && <span className={styles.age}>{age}</span>}
        </p>
        <Results query={query} onClear={() => onSearchChange({})} />
        {data && <Pages search={search} page={data.meta.current_page} lastPage={data.meta.last_page} />}
      </section>
    </>
  )
}

function Results({ query, onClear }: { query: UseQueryResult<OffersPageData>; onClear: () => void }) {
  const { t } = useLingui()
  const { data, error } = query
  if (data && data.data.length > 0) {
    return (
      <ul className={styles.list} data-stale={query.isPlaceholderData || undefined}>
        {data.data.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
    )
  }
  if (data) {
    return (
      <EmptyState
        icon={<Icon name="people" size={40} />}
        title={t`Unfortunately this section is empty or has no entries`}
        action={<Button onPress={onClear}>{t`Clear filters`}</Button>}
      >
        <Trans>Nobody fits these filters now. With fewer filters there are more.</Trans>
      </EmptyState>
    )
  }
  if (error) {
    return (
      <Notice
        tone="error"
        role="alert"
        title={t`The offers could not be loaded`}
        actions={<Button size="small" onPress={() => query.refetch()}>{t`Try again`}</Button>}
      >
        {failureText(error)}
      </Notice>
    )
  }
  return (
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
        <li key={index}>
          <Skeleton height="7.5rem" />
        </li>
      ))}
    </ul>
  )
}

function Pages({ search, page, lastPage }: { search: OffersSearch; page: number; lastPage: number }) {
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
          to="/$lang/offer"
          search={other === 1 ? withoutPage(search) : { ...search, page: other }}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {label}
        </Link>
      )}
    />
  )
}

function withoutPage({ page: _page, ...search }: OffersSearch): OffersSearch {
  return search
}
