import { del, get, set, type UseStore } from 'idb-keyval'
import { noteFullStorage } from '../device/storage/full-storage.ts'

/** The storage that createSyncStoragePersister needs. */
export type MemoryMirror = {
  load(): Promise<void>
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * A copy in memory of one stored value. `load` reads it once; then reads are synchronous. Writes change the memory at
 * once, and the database later if `mayWrite` allows it; then `onWritten` is called. Storage errors are ignored: a cache
 * can be fetched again. Only a full storage is told.
 */
export function createMemoryMirror(
  store: UseStore,
  key: string,
  mayWrite: () => boolean,
  onWritten: () => unknown,
): MemoryMirror {
  let value: string | null = null
  return {
    async load() {
      value = (await get<string>(key, store).catch(() => undefined)) ?? null
    },
    getItem: () => value,
    setItem(_key, next) {
      value = next
      if (mayWrite()) set(key, next, store).then(onWritten, noteFullStorage)
    },
    removeItem() {
      value = null
      del(key, store).catch(() => undefined)
    },
  }
}
