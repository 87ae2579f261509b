import { clear, type UseStore, values } from 'idb-keyval'
import {
  publicDraftsStore,
  publicQueryCacheStore,
  publicRecentSearchesStore,
  publicSnapshotStore,
  userStores,
} from './stores.ts'

/** What the device stores for a user, in groups that a person can understand. */
export type StoredGroup =
  | 'outbox'
  | 'drafts'
  | 'favourites'
  | 'messages'
  | 'answers'
  | 'snapshots'
  | 'searches'
/** `entries`: how many records; `bytes`: about how much room they take. */
export type Usage = { entries: number; bytes: number }
/** `groups` by name; `app`: the files of the app itself; `isPersistent`: the browser does not delete it by itself. */
export type DeviceUsage = { groups: Record<StoredGroup, Usage>; app: Usage; isPersistent: boolean }

/** Measures all data that the device stores for an account and for everybody. Reads them, but changes nothing. */
export async function measureDevice(userId: number): Promise<DeviceUsage> {
  const groups = await Promise.all(
    Object.entries(storesOf(userId)).map(async ([group, stores]) => {
      const parts = await Promise.all(stores.map(measureStore))
      return [group, sum(parts)] as const
    }),
  )
  return {
    groups: Object.fromEntries(groups) as Record<StoredGroup, Usage>,
    app: await measureCaches(),
    isPersistent: (await navigator.storage?.persisted?.()) ?? false,
  }
}

/** Deletes one group of stored data. */
export async function clearGroup(userId: number, group: Exclude<StoredGroup, 'outbox'>): Promise<void> {
  await Promise.all(storesOf(userId)[group].map((store) => clear(store)))
}

/** All entries of the outbox and all drafts of an account, to be saved as a file. */
export async function readUnsent(userId: number): Promise<{ outbox: unknown[]; drafts: unknown[] }> {
  const { outbox, drafts } = storesOf(userId)
  const read = async (stores: UseStore[]) => (await Promise.all(stores.map((store) => values(store)))).flat()
  return { outbox: await read(outbox), drafts: await read(drafts) }
}

function storesOf(userId: number): Record<StoredGroup, UseStore[]> {
  const own = userStores(userId)
  return {
    outbox: [own.outbox],
    drafts: [own.drafts, publicDraftsStore],
    favourites: [own.favourites],
    messages: [own.messages],
    answers: [own.queryCache, publicQueryCacheStore],
    snapshots: [own.snapshots, publicSnapshotStore],
    searches: [own.recentSearches, publicRecentSearchesStore],
  }
}

async function measureStore(store: UseStore): Promise<Usage> {
  const stored = await values(store)
  return { entries: stored.length, bytes: sizeOf(stored.map((value) => JSON.stringify(value) ?? '')) }
}

async function measureCaches(): Promise<Usage> {
  const names = (await globalThis.caches?.keys()) ?? []
  return sum(await Promise.all(names.map(measureCache)))
}

async function measureCache(name: string): Promise<Usage> {
  const answers = await (await caches.open(name)).matchAll()
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.blob()).size))
  return { entries: answers.length, bytes: sizes.reduce((total, size) => total + size, 0) }
}

const sizeOf = (texts: string[]) => new Blob(texts).size

const sum = (parts: Usage[]): Usage => ({
  entries: parts.reduce((total, { entries }) => total + entries, 0),
  bytes: parts.reduce((total, { bytes }) => total + bytes, 0),
})
