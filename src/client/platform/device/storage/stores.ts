import { clear, type UseStore } from 'idb-keyval'
import { deleteDatabase, inTransaction, openStore } from './open-store.ts'
import { deleteMark } from './waiting-mark.ts'

/*
 * All data kept on the device:
 * - `jobmost`: public data, the session for the worker, and the answers about push notifications;
 * - `jobmost-user-{id}`: the data of one account; deleted when that account signs out. When the server ends the
 *   session, outbox and drafts stay, encrypted (device/session/seal.ts).
 * localStorage holds `access_token`, the language, small settings, and how much waits in an outbox (waiting-mark.ts).
 */
const PUBLIC_DATABASE = 'jobmost'
const PUBLIC_STORES = [
  'query-cache',
  'session',
  'drafts',
  'push',
  'recent-searches',
  'snapshots',
  'taken-jobs',
  'outbox',
] as const
const USER_STORES = [
  'query-cache',
  'outbox',
  'drafts',
  'favourites',
  'messages',
  'recent-searches',
  'snapshots',
  'sealed',
] as const

const openPublic = (name: (typeof PUBLIC_STORES)[number], durability: 'strict' | 'relaxed') =>
  openStore(PUBLIC_DATABASE, PUBLIC_STORES, name, { durability })

/** Public answers. */
export const publicQueryCacheStore = openPublic('query-cache', 'relaxed')
/** The token, for the service worker, which has no localStorage. */
export const sessionStore = openPublic('session', 'strict')
/** Drafts typed while nobody was signed in. */
export const publicDraftsStore = openPublic('drafts', 'strict')

/** What page and service worker share about pushes, and each user's answer to the push invitation. */
export const pushStore = openPublic('push', 'strict')
/** Searches made while nobody was signed in. */
export const publicRecentSearchesStore = openPublic('recent-searches', 'relaxed')
/** Snapshots of pages without an account, for the first paint of the next start. */
export const publicSnapshotStore = openPublic('snapshots', 'relaxed')
/** What visitors have sent and the server does not have yet. */
export const publicOutboxStore = openPublic('outbox', 'strict')
/** Jobs of searches that were stored whole for reading offline (domain/taken-jobs.ts). */
export const takenJobsStore = openPublic('taken-jobs', 'relaxed')

/**
 * Deletes what was typed on this device while nobody was signed in, and the searches that were taken along. After a
 * sign-out the next user of the device must not see them.
 */
export async function clearPublicDraftsAndSearches(): Promise<void> {
  await Promise.all([clear(publicDraftsStore), clear(publicRecentSearchesStore), clear(takenJobsStore)])
}

export type UserStores = {
  queryCache: UseStore
  outbox: UseStore
  drafts: UseStore
  /** Complete favourites: the query cache drops answers when it is full. */
  favourites: UseStore
  /** The last messages of each room. */
  messages: UseStore
  recentSearches: UseStore
  /** Snapshots of pages, for the first paint of the next start. */
  snapshots: UseStore
  /** Encrypted outbox and drafts of an ended session (device/session/seal.ts). */
  sealed: UseStore
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
    snapshots: open('snapshots', 'relaxed'),
    sealed: open('sealed', 'strict'),
  }
}

/** Runs `work` in one transaction over the unsent work of an account. It resolves when the transaction has completed. */
export function inUserTransaction<T>(
  userId: number,
  work: (stores: Record<'outbox' | 'drafts' | 'sealed', IDBObjectStore>) => Promise<T>,
): Promise<T> {
  return inTransaction(userDatabase(userId), USER_STORES, ['outbox', 'drafts', 'sealed'], work)
}

/** Deletes all data of an account. Clears it first: the deletion may have to wait for a suspended tab. */
export async function deleteUserDatabase(userId: number): Promise<void> {
  try {
    await Promise.all(Object.values(userStores(userId)).map((store) => clear(store)))
    await deleteDatabase(userDatabase(userId))
  } finally {
    deleteMark(userId)
  }
}

/** Asks the browser not to evict stored data; call it once there are data to lose. */
export async function requestPersistence(): Promise<boolean> {
  // Optional: this file is also typed for the worker, where `persist` is missing.
  return (await (navigator.storage as { persist?(): Promise<boolean> } | undefined)?.persist?.()) ?? false
}

const USER_DATABASE = 'jobmost-user-'
const userDatabase = (userId: number) => `${USER_DATABASE}${userId}`

/** The accounts with data on this device. Empty if the browser cannot list its databases. */
export async function storedUserIds(): Promise<number[]> {
  const databases = (await indexedDB.databases?.()) ?? []
  return databases
    .filter(({ name }) => name?.startsWith(USER_DATABASE))
    .map(({ name }) => Number(name?.slice(USER_DATABASE.length)))
}
