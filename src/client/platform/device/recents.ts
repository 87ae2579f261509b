import { del, get, type UseStore, update } from 'idb-keyval'
import { getSession } from './session/page.ts'
import { publicRecentSearchesStore, userStores } from './storage/stores.ts'

/**
 * The store of what the current user has last searched and viewed on this device, or a visitor. A list that was made while
 * nobody was signed in goes to the account that signs in next, unless that has one here. A sign-out deletes both.
 * @param key the name of the list
 */
export async function recentsStore(key: string): Promise<UseStore> {
  const session = getSession()
  if (!session) return publicRecentSearchesStore
  const own = userStores(session.userId).recentSearches
  const made = await get<unknown[]>(key, publicRecentSearchesStore)
  if (made) {
    await update<unknown[]>(key, (kept) => (kept?.length ? kept : made), own)
    await del(key, publicRecentSearchesStore)
  }
  return own
}
