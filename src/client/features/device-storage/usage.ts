import { clear, type UseStore } from 'idb-keyval'
import { isTakenJobKey } from '#client/domain/taken-jobs.ts'
import { isEntryKey } from '#client/platform/device/storage/outbox-records.ts'
import { readEach } from '#client/platform/device/storage/read-each.ts'
import {
  publicDraftsStore,
  publicQueryCacheStore,
  publicRecentSearchesStore,
  publicSnapshotStore,
  takenJobsStore,
  userStores,
} from '#client/platform/device/storage/stores.ts'
import { clearSnapshots, isPageKey } from '#client/platform/snapshots/snapshot-store.ts'

/** The groups of stored data that a user can delete. */
export type ClearableGroup =
  | 'drafts'
  | 'favourites'
  | 'taken'
  | 'messages'
  | 'answers'
  | 'snapshots'
  | 'searches'
export type StoredGroup = 'outbox' | ClearableGroup
/** `entries`: how many things are stored; `bytes`: their approximate size. */
export type Usage = { entries: number; bytes: number }
/** `groups` by name; `app`: the files of the app; `isPersistent`: the browser does not evict the data. */
export type DeviceUsage = { groups: Record<StoredGroup, Usage>; app: Usage; isPersistent: boolean }

/** Measures all data that the device stores for an account and for all users. */
export async function measureDevice(userId: number): Promise<DeviceUsage> {
  const groups = await Promise.all(
    (Object.keys(storesOf(userId)) as StoredGroup[]).map(
      async (group) => [group, usageOf(group, await readGroup(userId, group))] as const,
    ),
  )
  return {
    groups: Object.fromEntries(groups) as Record<StoredGroup, Usage>,
    app: await measureCaches(),
    isPersistent: (await navigator.storage?.persisted?.()) ?? false,
  }
}

/** Deletes one group of stored data. */
export async function clearGroup(userId: number, group: ClearableGroup): Promise<void> {
  const deleteAll = group === 'snapshots' ? clearSnapshots : clear
  await Promise.all(storesOf(userId)[group].map((store) => deleteAll(store)))
}

const IS_COUNTED: Partial<Record<StoredGroup, (key: IDBValidKey) => boolean>> = {
  outbox: isEntryKey,
  snapshots: isPageKey,
  taken: isTakenJobKey,
}

/** The records of a group, without the counters and settings in the same stores. */
async function readGroup(userId: number, group: StoredGroup): Promise<unknown[]> {
  const stored = await Promise.all(
    storesOf(userId)[group].map(
      async (store) => (await store('readonly', (opened) => readEach(opened))).readable,
    ),
  )
  return stored
    .flat()
    .filter(([key]) => IS_COUNTED[group]?.(key) ?? true)
    .map(([, value]) => value)
}

function storesOf(userId: number): Record<StoredGroup, UseStore[]> {
  const own = userStores(userId)
  return {
    outbox: [own.outbox],
    drafts: [own.drafts, publicDraftsStore],
    favourites: [own.favourites],
    taken: [takenJobsStore],
    messages: [own.messages],
    answers: [own.queryCache, publicQueryCacheStore],
    snapshots: [own.snapshots, publicSnapshotStore],
    searches: [own.recentSearches, publicRecentSearchesStore],
  }
}

const usageOf = (group: StoredGroup, stored: unknown[]): Usage => ({
  entries: group === 'favourites' ? countFavourites(stored) : stored.length,
  bytes: new Blob(stored.map((value) => JSON.stringify(value) ?? '')).size,
})

/** The favourites of each kind are one record, with a list. */
const countFavourites = (stored: unknown[]): number =>
  (stored as { list?: unknown[] }[]).reduce((total, { list = [] }) => total + list.length, 0)

async function measureCaches(): Promise<Usage> {
  const names = (await globalThis.caches?.keys()) ?? []
  return sum(await Promise.all(names.map(measureCache)))
}

async function measureCache(name: string): Promise<Usage> {
  const answers = await (await caches.open(name)).matchAll()
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.blob()).size))
  return { entries: answers.length, bytes: sizes.reduce((total, size) => total + size, 0) }
}

const sum = (parts: Usage[]): Usage => ({
  entries: parts.reduce((total, { entries }) => total + entries, 0),
  bytes: parts.reduce((total, { bytes }) => total + bytes, 0),
})
