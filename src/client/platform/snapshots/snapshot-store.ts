import { delMany, get, keys, set, type UseStore } from 'idb-keyval'
import { publicSnapshotStore, userStores } from '../device/storage/stores.ts'
import { frameKey, type Snapshot } from './snapshot.ts'

// Keys that cannot be addresses.
const ORDER = ':order'
const THEME = ':theme'
const MAX_SNAPSHOTS = 30

const storeOf = (userId: number | null): UseStore =>
  userId === null ? publicSnapshotStore : userStores(userId).snapshots

/** The snapshot of an address for an account (null: signed out), or undefined. */
export const readSnapshot = (userId: number | null, key: string): Promise<Snapshot | undefined> =>
  get<Snapshot>(key, storeOf(userId)).catch(() => undefined)

/**
 * Stores a snapshot, and the frame for addresses without one. Above `MAX_SNAPSHOTS` the oldest are deleted.
 * Rejects when the storage is full.
 */
export async function writeSnapshot(
  userId: number | null,
  key: string,
  snapshot: Snapshot,
  frame?: Snapshot,
): Promise<void> {
  await storeOf(userId)(
    'readwrite',
    (store) =>
      new Promise<void>((resolve, reject) => {
        const known: IDBRequest<string[] | undefined> = store.get(ORDER)
        known.onerror = () => reject(known.error)
        known.onsuccess = () => {
          const order = [...(known.result ?? []).filter((other) => other !== key), key]
          for (const old of order.splice(0, Math.max(0, order.length - MAX_SNAPSHOTS))) store.delete(old)
          store.put(order, ORDER)
          store.put(snapshot, key)
          if (frame) store.put(frame, frameKey(frame.language))
          resolve()
        }
      }),
  )
}

/** Whether a key holds the snapshot of a page. The others hold the theme, the order and frames. */
export const isPageKey = (key: IDBValidKey): boolean => !String(key).startsWith(':')

/** Deletes all snapshots of a store. The theme stays: it is a setting. */
export async function clearSnapshots(store: UseStore): Promise<void> {
  const stored = await keys(store)
  await delMany(
    stored.filter((key) => key !== THEME),
    store,
  )
}

/** The theme chosen on this device, for the worker, which has no localStorage. */
export const readStoredTheme = (): Promise<string | null> =>
  get<string | null>(THEME, publicSnapshotStore).then(
    (theme) => theme ?? null,
    () => null,
  )

/** Stores the theme. Snapshots of another theme are no longer shown. */
export const storeTheme = (theme: string | null): Promise<void> =>
  set(THEME, theme, publicSnapshotStore).catch(() => undefined)
