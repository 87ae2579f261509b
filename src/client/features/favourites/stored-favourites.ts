import { get, set } from 'idb-keyval'
import { getSession } from '#client/platform/device/session/page.ts'
import { noteFullStorage } from '#client/platform/device/storage/full-storage.ts'
import { userStores } from '#client/platform/device/storage/stores.ts'
import type { FavoriteJob, FavoriteKind, FavoriteOffer, FavoriteUser } from '#shared/contract/favourites.ts'

/** A favourite of any kind, with its full text if that is known and still public. */
export type Favourite = Pick<FavoriteJob, 'id' | 'title' | 'state' | 'added_at'> & {
  slug?: string
  job?: FavoriteJob['job']
  offer?: FavoriteOffer['offer']
  user?: FavoriteUser['user']
}
/** All favourites of a kind as of `savedAt`. */
export type StoredFavourites = { list: Favourite[]; savedAt: number }

/** Reads the stored favourites. Undefined when there are none or storage cannot be read. */
export async function loadStoredFavourites(
  userId: number,
  kind: FavoriteKind,
): Promise<StoredFavourites | undefined> {
  return get<StoredFavourites>(kind, userStores(userId).favourites).catch(() => undefined)
}

/**
 * Stores the favourites of the current user: after a sign-out nothing of theirs may be stored. A failure does no harm: the
 * list is fetched again, and changes are in the outbox.
 */
export async function storeFavourites(
  userId: number,
  kind: FavoriteKind,
  saved: StoredFavourites,
): Promise<void> {
  if (getSession()?.userId !== userId) return
  await set(kind, saved, userStores(userId).favourites).catch(noteFullStorage)
}
