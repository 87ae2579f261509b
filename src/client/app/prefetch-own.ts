import { hashKey, type QueryClient } from '@tanstack/react-query'
import { blockedQueryOptions } from '#client/domain/blocked-queries.ts'
import { ownBidsQueryOptions } from '#client/features/bids/mine/queries.ts'
import { companyQueryOptions } from '#client/features/companies/queries.ts'
import { favouritesQueryOptions, restoreFavourites } from '#client/features/favourites/queries.ts'
import { savedSearchesQueryOptions } from '#client/features/find/saved/queries.ts'
import { hiddenJobsQueryOptions } from '#client/features/hidden-jobs/queries.ts'
import { ownNewsletterQueryOptions } from '#client/features/newsletter/queries.ts'
import { choicesQueryOptions } from '#client/features/notifications/queries.ts'
import { importsQueryOptions } from '#client/features/postings/imports/queries.ts'
import { ownOffersQueryOptions } from '#client/features/postings/offers/queries.ts'
import { templatesQueryOptions } from '#client/features/postings/templates/queries.ts'
import { ownVacanciesQueryOptions } from '#client/features/postings/vacancies/queries.ts'
import { ownProfileQueryOptions } from '#client/features/profiles/own/queries.ts'
import { getConnection, subscribeConnection } from '#client/platform/api/connection.ts'
import { getViewer, type Viewer } from '#client/platform/cache/viewer.ts'
import { isSavingData } from '#client/platform/device/is-saving-data.ts'
import { isLeader, subscribeLeader } from '#client/platform/device/leader.ts'
import { requestIdle } from '#client/platform/device/request-idle.ts'
import { subscribeSession } from '#client/platform/device/session/page.ts'
import type { FavoriteKind } from '#shared/contract/favourites.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { fetchIfOlder } from './fetch-if-older.ts'

// The page's own requests come first.
const AFTER_MS = 4000

/** Keeps the current user's own lists on the device, also those that were never opened. */
export function runOwnPrefetch(client: QueryClient): void {
  const outdated = new Set<string>()
  let isSoon = false
  const prefetchSoon = () => {
    if (isSoon) return
    isSoon = true
    setTimeout(() => {
      isSoon = false
      void prefetchOwn(client, outdated).catch(() => undefined)
    }, AFTER_MS)
  }
  subscribeSession(prefetchSoon)
  subscribeLeader(prefetchSoon)
  subscribeConnection(() => getConnection() === 'back' && prefetchSoon())
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    // What is fetched from now on is new enough, unless the fetch fails.
    if (action.type === 'fetch') outdated.delete(query.queryHash)
    if (action.type === 'error') outdated.add(query.queryHash)
    if (action.type !== 'invalidate' || !isOwnList(query.queryHash)) return
    outdated.add(query.queryHash)
    prefetchSoon()
  })
  prefetchSoon()
}

/**
 * Fetches the own lists that the device does not have, or has had for an hour, and those that a write or an event has
 * outdated (by their hash). One at a time while the page is idle, in one tab, and not for users with Save-Data. What staff
 * see is never stored.
 */
export async function prefetchOwn(client: QueryClient, outdated: ReadonlySet<string>): Promise<void> {
  const viewer = getViewer()
  // They have a store of their own, which is not read at the start.
  for (const kind of favouritesOf(viewer)) await restoreFavourites(client, viewer, kind)
  for (const options of ownLists(viewer)) {
    await new Promise<void>(requestIdle)
    // Another user may have signed in meanwhile.
    if (getViewer().userId !== viewer.userId || !isLeader() || isSavingData()) return
    await fetchIfOlder(client, options, outdated.has(hashKey(options.queryKey)) ? 0 : HOUR_MS)
  }
}

const isOwnList = (hash: string) => ownLists(getViewer()).some(({ queryKey }) => hashKey(queryKey) === hash)

const favouritesOf = ({ role }: Viewer): FavoriteKind[] =>
  role === 'worker' ? ['jobs'] : role === 'boss' ? ['users', 'offers'] : []

function ownLists(viewer: Viewer): { queryKey: readonly unknown[] }[] {
  const { userId, role } = viewer
  if (userId === null || role === 'admin') return []
  const favourites = favouritesOf(viewer).map((kind) => favouritesQueryOptions(viewer, kind))
  const ofBoth = [
    ownProfileQueryOptions(viewer),
    savedSearchesQueryOptions(viewer),
    ownNewsletterQueryOptions(viewer),
    choicesQueryOptions(viewer),
    blockedQueryOptions(viewer),
  ]
  if (role === 'boss')
    return [
      ownVacanciesQueryOptions(viewer),
      ...favourites,
      templatesQueryOptions(viewer),
      companyQueryOptions(viewer),
      importsQueryOptions(viewer),
      ...ofBoth,
    ]
  return [
    ownBidsQueryOptions(viewer, 'active'),
    ownBidsQueryOptions(viewer, 'withdrawn'),
    ...favourites,
    ownOffersQueryOptions(viewer),
    hiddenJobsQueryOptions(viewer),
    ...ofBoth,
  ]
}
