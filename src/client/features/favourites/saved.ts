import { get, set } from 'idb-keyval'
import { userStores } from '#client/platform/device/storage/stores.ts'
import type { FavoriteJob, FavoriteKind, FavoriteOffer, FavoriteUser } from '#shared/contract/favourites.ts'

/** One favourite of any kind: the thing itself where it is known whole and may still be read. */
export type Favourite = Pick<FavoriteJob, 'id' | 'title' | 'state' | 'added_at'> & {
  slug?: string
  job?: FavoriteJob['job']
  offer?: FavoriteOffer['offer']
  user?: FavoriteUser['user']
}
/** All favourites of a kind, as they were `savedAt`. */
export type Saved = { list: Favourite[]; savedAt: number }

/** What this device keeps, whole and beyond what the query cache has room for. Nothing where it cannot be read. */
export async function loadSaved(userId: number, kind: FavoriteKind): Promise<Saved | undefined> {
  return get<Saved>(kind, userStores(userId).favourites).catch(() => undefined)
}

/** Keeps it. What cannot be kept is fetched again; the change itself is in the outbox. */
export async function keepSaved(userId: number, kind: FavoriteKind, saved: Saved): Promise<void> {
  await set(kind, saved, userStores(userId).favourites).catch(() => undefined)
}
