import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { favouritesKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { openOutboxStore } from '#client/platform/outbox/store.ts'
import {
  FavoriteJobsAnswer,
  type FavoriteKind,
  FavoriteOffersAnswer,
  FavoriteUsersAnswer,
} from '#shared/contract/favourites.ts'
import { type Favourite, keepSaved, loadSaved } from './saved.ts'
import { withWaitingChanges } from './waiting-changes.ts'

const ANSWERS = { jobs: FavoriteJobsAnswer, offers: FavoriteOffersAnswer, users: FavoriteUsersAnswer }

/**
 * All favourites of a kind, each whole. What the device keeps is shown first. They stay out of the remembered query
 * cache: theirs is a store that nothing else fills.
 */
export const favouritesQueryOptions = (viewer: Viewer, kind: FavoriteKind) =>
  queryOptions({
    queryKey: favouritesKeys.list(viewer, kind),
    queryFn: async ({ signal, client }): Promise<Favourite[]> => {
      const userId = viewer.userId ?? 0
      await recallFavourites(client, viewer, kind)
      const { data } = await apiGet<{ data: Favourite[] }>(`/cabinet/favorites/${kind}`, ANSWERS[kind], {
        signal,
      })
      const waiting = await openOutboxStore(userId).list()
      const list = withWaitingChanges(
        data,
        kind,
        waiting,
        client.getQueryData<Favourite[]>(favouritesKeys.list(viewer, kind)) ?? [],
      )
      await keepSaved(userId, kind, { list, savedAt: Date.now() })
      return list
    },
    enabled: viewer.userId !== null,
  })

/** Shows what the device keeps, as old as it is, where nothing newer is known. */
export async function recallFavourites(
  client: QueryClient,
  viewer: Viewer,
  kind: FavoriteKind,
): Promise<void> {
  const key = favouritesKeys.list(viewer, kind)
  if (viewer.userId === null || client.getQueryData(key)) return
  const saved = await loadSaved(viewer.userId, kind)
  if (saved && !client.getQueryData(key)) client.setQueryData(key, saved.list, { updatedAt: saved.savedAt })
}

/** Changes the list on this device at once; it stays as old as it was. */
export async function changeFavourites(
  client: QueryClient,
  viewer: Viewer,
  kind: FavoriteKind,
  change: (list: Favourite[]) => Favourite[],
): Promise<void> {
  await recallFavourites(client, viewer, kind)
  const key = favouritesKeys.list(viewer, kind)
  const savedAt = client.getQueryState(key)?.dataUpdatedAt || Date.now()
  const list = change(client.getQueryData<Favourite[]>(key) ?? [])
  client.setQueryData(key, list, { updatedAt: savedAt })
  if (viewer.userId !== null) await keepSaved(viewer.userId, kind, { list, savedAt })
}

/** A favourite as this device keeps it, with its age, for a page that is opened without a connection. */
export async function findSaved(
  { userId }: Viewer,
  kind: FavoriteKind,
  isMeant: (favourite: Favourite) => boolean,
): Promise<{ one: Favourite; savedAt: number } | null> {
  const saved = userId === null ? undefined : await loadSaved(userId, kind)
  const one = saved?.list.find(isMeant)
  return saved && one ? { one, savedAt: saved.savedAt } : null
}
