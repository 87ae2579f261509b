import { promisifyRequest, type UseStore } from 'idb-keyval'
import { deleteDamaged } from './read-each.ts'

/** The keys of an outbox that are no entries. In IndexedDB numbers sort before strings, and all ids of entries are strings. */
export const OUTBOX_KEYS = {
  seq: 0,
  device: 1,
  /** How many entries the device has lost. They are deleted, see `deleteDamagedEntries`. */
  lost: 2,
} as const

/** Whether a key holds an entry. */
export const isEntryKey = (key: IDBValidKey): boolean => typeof key === 'string'

/** The keys of all entries. */
export const entryRange = (): IDBKeyRange => IDBKeyRange.lowerBound('')

/** Whether entries wait in an outbox; false when it cannot be read. */
export async function hasEntries(outbox: UseStore): Promise<boolean> {
  const count = outbox('readonly', (entries) => promisifyRequest(entries.count(entryRange())))
  return (await count.catch(() => 0)) > 0
}

/** Deletes and counts the entries that cannot be read. Returns whether there were any. */
export const deleteDamagedEntries = (store: UseStore): Promise<boolean> =>
  deleteDamaged(store, entryRange(), addLost)

/** Counts entries that the device has lost. */
export async function addLost(entries: IDBObjectStore, number: number): Promise<void> {
  const lost: number = (await promisifyRequest(entries.get(OUTBOX_KEYS.lost))) ?? 0
  entries.put(lost + number, OUTBOX_KEYS.lost)
}
