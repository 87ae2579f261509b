import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { WaitingCards } from '#client/domain/outbox/waiting-cards.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useEntries } from '#client/platform/outbox/use-outbox.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { SavedSearch } from '#shared/contract/saved-searches.ts'
import { formatFilters } from '../filters/filters.ts'
import { ChangeNotify } from './change-notify.tsx'
import { PushOff } from './push-off.tsx'
import { savedSearchesQueryOptions } from './queries.ts'
import { fromSavedFilters } from './saved-filters.ts'
import styles from './saved-searches.module.css'
import { useWaitingSearches } from './use-waiting-searches.ts'

/** The saved searches: open one, change its notifications, or delete it. */
export function SavedSearchesPage({ newsletter }: { newsletter: ReactNode }) {
  const { t } = useLingui()
  useTitle(t`Saved searches and newsletter`)
  const query = useQuery(savedSearchesQueryOptions(useViewer()))
  const age = useFreshness(query)
  const { error } = query
  const data = useWaitingSearches(query.data)
  const added = useEntries('saved-search-add')
  return (
    <>
      <PageHeader
        title={t`Saved searches and newsletter`}
        subtitle={
          <Trans>Your saved searches. For each one, you can see how we notify you about new jobs.</Trans>
        }
      />
      <AgeNote isApart>{age}</AgeNote>
      <WaitingCards entries={added} />
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((search) => (
            <Row key={search.id} search={search} />
          ))}
        </ul>
      )}
      {data?.length === 0 && added.length === 0 && (
        <EmptyState
          icon={<Icon name="search" size={40} />}
          title={t`No saved searches yet`}
          action={
            <Link from="/$lang" to="/$lang/jobs" className={buttonClass()}>
              <Trans>Go to the jobs</Trans>
            </Link>
          }
        >
          <Trans>Set filters in the job list, then choose “Save this search”.</Trans>
        </EmptyState>
      )}
      {!data && error && (
        <QueryFailure
          title={t`The saved searches could not be loaded`}
          {...failureWords(error)}
          onRetry={query.refetch}
        />
      )}
      {!data && !error && <Skeleton lines={6} />}
      {newsletter}
    </>
  )
}

function Row({ search }: { search: SavedSearch }) {
  const { id, title, filters, notify } = search
  const { t } = useLingui()
  const enqueue = useEnqueue()
  const remove = () => enqueue({ kind: 'saved-search-remove', label: title, body: { id } })
  const ways = [
    ...(notify.app ? [t`In the app`] : []),
    ...(notify.push ? [t`By push notification`] : []),
    ...(notify.email ? [t`By e-mail`] : []),
  ]
  return (
    <Card as="li" padding="none" className={styles.row}>
      <div className={styles.texts}>
        <Link
          from="/$lang"
          to="/$lang/jobs"
          search={formatFilters(fromSavedFilters(filters))}
          className={styles.title}
        >
          {title}
        </Link>
        <p className={styles.ways}>{ways.join(' · ') || t`No notifications`}</p>
        {notify.push && <PushOff />}
      </div>
      <ChangeNotify search={search} />
      <IconButton
        aria-label={t`Delete search: ${title}`}
        icon={<Icon name="trash" size={20} />}
        onPress={remove}
      />
    </Card>
  )
}
