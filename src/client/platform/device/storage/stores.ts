import { clear, type UseStore } from 'idb-keyval'
import { deleteDatabase, openStore } from './open-store.ts'

/*
 * Everything kept on the device:
 * - `jobmost`: what anybody on this device may see, who is signed in, and what was said about pushes here;
 * - `jobmost-user-{id}`: what belongs to one account; deleted when that account signs out.
 * Beside these, localStorage holds `access_token`.
 */
const PUBLIC_DATABASE = 'jobmost'
const PUBLIC_STORES = ['query-cache', 'session', 'drafts', 'push', 'recent-searches'] as const
const USER_STORES = ['query-cache', 'outbox', 'drafts', 'favourites', 'messages', 'recent-searches'] as const

const openPublic = (name: (typeof PUBLIC_STORES)[number], durability: 'strict' | 'relaxed') =>
  openStore(PUBLIC_DATABASE, PUBLIC_STORES, name, { durability })

/** Answers anybody may see. */
export const publicQueryCacheStore = openPublic('query-cache', 'relaxed')
/** The token, for the service worker, which has no localStorage. */
export const sessionStore = openPublic('session', 'strict')
/** What was typed while nobody was signed in. */
export const publicDraftsStore = openPublic('drafts', 'strict')

/** What page and service worker tell each other about pushes, and what people answered here when asked. */
export const pushStore = openPublic('push', 'strict')
/** What was searched for while nobody was signed in. */
export const publicRecentSearchesStore = openPublic('recent-searches', 'relaxed')

export type UserStores = {
  queryCache: UseStore
  outbox: UseStore
  drafts: UseStore
  /** Saved things, whole: the query cache may drop what it has no room for. */
  favourites: UseStore
  /** The last messages of each room. */
  messages: UseStore
  recentSearches: UseStore
}

/** The stores of one account. */
export function userStores(userId: number): UserStores {
  const open = (name: (typeof USER_STORES)[number], durability: 'strict' | 'relaxed') =>
    openStore(userDatabase(userId), USER_STORES, name, { durability })
  return {
    queryCache: open('query-cache', 'relaxed'),
    outbox: open('outbox', 'strict'),
    drafts: open('drafts', 'strict'),
    favourites: open('favourites', 'relaxed'),
    messages: open('messages', 'relaxed'),
    recentSearches: open('recent-searches', 'relaxed'),
  }
}

/** Removes everything kept for an account. It is emptied first: deleting may have to wait for a suspended tab. */
export async function deleteUserDatabase(userId: number): Promise<void> {
  await Promise.all(Object.values(userStores(userId)).map((store) => clear(store)))
  await deleteDatabase(userDatabase(userId))
}

/** Asks the browser not to evict what is kept; worth asking once there is something to lose. */
export async function requestPersistence(): Promise<boolean> {
  // Not in a worker, whose types this file has to suit too.
  return (await (navigator.storage as { persist?(): Promise<boolean> } | undefined)?.persist?.()) ?? false
}

const userDatabase = (userId: number) => `jobmost-user-${userId}`
