import { del, get, set, type UseStore } from 'idb-keyval'

/** What createSyncStoragePersister asks of a storage. */
export type MemoryMirror = {
  load(): Promise<void>
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * One value of a store, read once by `load`, then synchronous: writes go to memory at once and to the database
 * behind, if this tab may. It is a cache: what cannot be read or written is fetched again.
 */
export function createMemoryMirror(store: UseStore, key: string, mayWrite: () => boolean): MemoryMirror {
  let value: string | null = null
  return {
    async load() {
      value = (await get<string>(key, store).catch(() => undefined)) ?? null
    },
    getItem: () => value,
    setItem(_key, next) {
      value = next
      if (mayWrite()) set(key, next, store).catch(() => undefined)
    },
    removeItem() {
      value = null
      del(key, store).catch(() => undefined)
    },
  }
}
