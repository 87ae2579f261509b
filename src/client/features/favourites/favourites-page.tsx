import { Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { FavoriteKind } from '#shared/contract/favourites.ts'
import { FavouriteCard } from './favourite-card.tsx'
import styles from './favourites.module.css'
import { favouritesQueryOptions } from './queries.ts'
import type { Favourite } from './stored-favourites.ts'
import { withWaitingChanges } from './waiting-changes.ts'

/** The favourites: jobs for job seekers, people and offers for employers. Works offline. */
export function FavouritesPage({ kind }: { kind: FavoriteKind }) {
  const { t } = useLingui()
  useTitle(t`Favourites`)
  const query = useQuery({
    ...favouritesQueryOptions(useViewer(), kind),
    // Refetch on every visit, because a favourite may have ended since.
    staleTime: 0,
  })
  const age = useFreshness(query)
  return (
    <>
      <PageHeader
        title={t`Favourites`}
        subtitle={<Trans>Saved in full on this device: you can read them without a connection.</Trans>}
      />
      {kind !== 'jobs' && <Kinds kind={kind} />}
      <AgeNote isApart>{age}</AgeNote>
      <List query={query} kind={kind} />
    </>
  )
}

/** Links to both kinds with their numbers: a saved offer must not look lost while the list of people is empty. */
function Kinds({ kind }: { kind: FavoriteKind }) {
  const { t } = useLingui()
  const viewer = useViewer()
  const counts = {
    users: useListed(useQuery(favouritesQueryOptions(viewer, 'users')), 'users')?.length,
    offers: useListed(useQuery(favouritesQueryOptions(viewer, 'offers')), 'offers')?.length,
  }
  const tab = (to: 'users' | 'offers', words: ReactNode) => (
    <Link
      from="/$lang"
      to="/$lang/cabinet/worker/user/favorite"
      search={to === 'offers' ? { kind: 'offers' } : {}}
      activeOptions={{ exact: true }}
      className={buttonClass(kind === to ? 'secondary' : 'quiet', 'small')}
    >
      {words} {counts[to] !== undefined && formatNumber(counts[to])}
    </Link>
  )
  return (
    <nav aria-label={t`Which favourites`} className={styles.tabs}>
      {tab('users', <Trans>People</Trans>)}
      {tab('offers', <Trans>Offers</Trans>)}
    </nav>
  )
}

/** The list with what waits in the outbox, also of other tabs. */
function useListed({ data }: UseQueryResult<Favourite[]>, kind: FavoriteKind): Favourite[] | undefined {
  const entries = useOutbox()
  return data && withWaitingChanges(data, kind, entries)
}

function List({ query, kind }: { query: UseQueryResult<Favourite[]>; kind: FavoriteKind }) {
  const { t } = useLingui()
  const { error } = query
  const data = useListed(query, kind)
  if (data && data.length > 0) {
    return (
      <ul className={styles.list} aria-label={t`Favourites`}>
        {data.map((favourite) => (
          <li key={favourite.id}>
            <FavouriteCard favourite={favourite} kind={kind} />
          </li>
        ))}
      </ul>
    )
  }
  if (data) return <NoFavourites kind={kind} />
  if (error) {
    return (
      <QueryFailure
        title={t`Your favourites could not be loaded`}
        {...failureWords(error)}
        onRetry={query.refetch}
      />
    )
  }
  return (
    <ul className={styles.list} aria-busy="true">
      {[1, 2, 3].map((bone) => (
        <li key={bone}>
          <Skeleton height="9.5rem" />
        </li>
      ))}
    </ul>
  )
}

function NoFavourites({ kind }: { kind: FavoriteKind }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Icon name="star" size={40} />}
      title={t`Unfortunately this section is empty or has no entries`}
      action={
        <Link from="/$lang" to={kind === 'jobs' ? '/$lang/jobs' : '/$lang/offer'} className={buttonClass()}>
          {kind === 'jobs' ? t`See the jobs on offer` : t`See people looking for work`}
        </Link>
      }
    >
      <Trans>
        Tap the star next to a job, an offer or a person to save it here. You can then read it offline too.
      </Trans>
    </EmptyState>
  )
}
