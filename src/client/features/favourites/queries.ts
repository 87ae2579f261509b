import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { favouritesKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { withLock } from '#client/platform/device/locks/with-lock.ts'
import { getSession } from '#client/platform/device/session/page.ts'
import { openOutboxStore } from '#client/platform/outbox/store.ts'
import {
  FavoriteJobsAnswer,
  type FavoriteKind,
  FavoriteOffersAnswer,
  FavoriteUsersAnswer,
} from '#shared/contract/favourites.ts'
import { type Favourite, loadStoredFavourites, storeFavourites } from './stored-favourites.ts'
import { withWaitingChanges } from './waiting-changes.ts'

// A suspended tab may hold the lock for ever. What is lost without it is in the outbox too.
const LOCK_WAIT_MS = 1000

const ANSWERS = { jobs: FavoriteJobsAnswer, offers: FavoriteOffersAnswer, users: FavoriteUsersAnswer }

/**
 * All favourites of a kind in full. Stored ones are shown first. They have a store of their own, so the size limit of
 * the persisted query cache does not apply.
 */
export const favouritesQueryOptions = (viewer: Viewer, kind: FavoriteKind) =>
  queryOptions({
    queryKey: favouritesKeys.list(viewer, kind),
    queryFn: async ({ signal, client }): Promise<Favourite[]> => {
      const userId = viewer.userId ?? 0
      await restoreFavourites(client, viewer, kind)
      const { data } = await apiGet<{ data: Favourite[] }>(`/cabinet/favorites/${kind}`, ANSWERS[kind], {
        signal,
        isWhole: true,
      })
      const waiting = await openOutboxStore(userId).list()
      const list = withWaitingChanges(
        data,
        kind,
        waiting,
        client.getQueryData<Favourite[]>(favouritesKeys.list(viewer, kind)) ?? [],
      )
      // A change was accepted meanwhile, and the list is fetched again.
      signal.throwIfAborted()
      await storeFavourites(userId, kind, { list, savedAt: Date.now() })
      return list
    },
    enabled: viewer.userId !== null,
  })

/** Puts the stored favourites into the cache, with their age, if the cache has none. */
export async function restoreFavourites(
  client: QueryClient,
  viewer: Viewer,
  kind: FavoriteKind,
): Promise<void> {
  const key = favouritesKeys.list(viewer, kind)
  if (viewer.userId === null || client.getQueryData(key)) return
  const saved = await loadStoredFavourites(viewer.userId, kind)
  // The session may have ended meanwhile: then nothing of this user may come back into the cache.
  if (getSession()?.userId !== viewer.userId) return
  if (saved && !client.getQueryData(key)) client.setQueryData(key, saved.list, { updatedAt: saved.savedAt })
}

/**
 * Changes the cached and stored list at once. The list keeps its age. Changes run one after the other: each begins with what
 * the one before has stored.
 */
export async function changeFavourites(
  client: QueryClient,
  viewer: Viewer,
  kind: FavoriteKind,
  change: (list: Favourite[]) => Favourite[],
): Promise<void> {
  const { userId } = viewer
  if (userId === null) return
  await withLock('jobmost-favourites', LOCK_WAIT_MS, async () => {
    const [stored, waiting] = await Promise.all([
      loadStoredFavourites(userId, kind),
      openOutboxStore(userId)
        .list()
        .catch(() => []),
    ])
    // The session may have ended meanwhile: then nothing of this user may come back into the cache.
    if (getSession()?.userId !== userId) return
    const key = favouritesKeys.list(viewer, kind)
    const cachedAt = client.getQueryState(key)?.dataUpdatedAt ?? 0
    // Another tab may have changed the stored list since this one was fetched.
    const isCurrent = stored !== undefined && stored.savedAt >= cachedAt
    // A fetched list is newer than its stored copy, so it lacks what another tab has added to that copy since.
    const latest = isCurrent
      ? stored.list
      : withWaitingChanges(client.getQueryData<Favourite[]>(key) ?? [], kind, waiting, stored?.list)
    const list = change(latest)
    const savedAt = isCurrent ? stored.savedAt : cachedAt || Date.now()
    client.setQueryData(key, list, { updatedAt: savedAt })
    await storeFavourites(userId, kind, { list, savedAt })
  })
}

/** Finds a stored favourite with its age, for a page that is opened offline. */
export async function findStoredFavourite(
  { userId }: Viewer,
  kind: FavoriteKind,
  matches: (favourite: Favourite) => boolean,
): Promise<{ one: Favourite; savedAt: number } | null> {
  const saved = userId === null ? undefined : await loadStoredFavourites(userId, kind)
  const one = saved?.list.find(matches)
  return saved && one ? { one, savedAt: saved.savedAt } : null
}
