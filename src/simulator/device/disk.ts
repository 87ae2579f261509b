import { createRandom } from '../world/random.ts'
import { type Scheduler, WORLD } from '../world/scheduler.ts'
import { createTornRecords, type RawStore } from './torn-records.ts'

/** `full`: writes are refused. `slow`: each transaction waits. `failing`: some transactions are rejected. */
export type DiskState = 'good' | 'full' | 'slow' | 'failing'

/** The IndexedDB of one device, with its faults. */
export type Disk = {
  state: DiskState
  /** Whether it was ever not good. */
  wasBad(): boolean
  factory: IDBFactory
  /** Makes the transactions of an opened connection suffer the faults. */
  spoil(connection: IDBDatabase): void
  /** Whether the opening of a database fails now. */
  failsToOpen(): boolean
  faults(): number
  /** Makes a record of a store unreadable, or replaces it by garbage. @returns its key; null when the store is empty */
  tear(where: Place, isGarbage: boolean): IDBValidKey | null
  /** The keys of a store's records. */
  keysIn(where: Place): IDBValidKey[]
  /** All that is stored, in all databases. */
  records(): Stored[]
  /** A stored value. */
  valueOf(where: Place, key: IDBValidKey): unknown
  /** Deletes everything at once. */
  evict(): void
}
type Place = { database: string; store: string }
export type Stored = Place & { key: IDBValidKey; value: unknown }

/** The name of the database of what belongs to no account, see `src/client/platform/device/storage/stores.ts`. */
export const PUBLIC_DATABASE = 'jobmost'

/** The name of an account's database, see there. */
export const userDatabase = (userId: number): string => `jobmost-user-${userId}`

/** How the disk fails: the share of its transactions, and how long a slow one waits, at least and at most. */
export type DiskConstants = { failShare: number; slowMs: readonly [number, number] }

type Options = {
  name: string
  seed: number
  scheduler: Scheduler
  factory: IDBFactory
  constants: DiskConstants
}

// The parts of fake-indexeddb that have no public name.
type Transaction = IDBTransaction & {
  _state: string
  _started: boolean
  _requests: unknown[]
  _start(): void
  _abort(name: string): void
}
type Databases = Map<string, { rawObjectStores: Map<string, RawStore> }>

/** Creates the disk of a device. */
export function createDisk({ name, seed, scheduler, factory, constants }: Options): Disk {
  const random = createRandom(seed, `disk ${name}`)
  const databases = (factory as unknown as { _databases: Databases })._databases
  const torn = createTornRecords()
  let faults = 0
  let state: DiskState = 'good'
  let wasBad = false
  const storeAt = ({ database, store }: Place) => databases.get(database)?.rawObjectStores.get(store)
  const keysIn = (where: Place) => [...(storeAt(where)?.records.values() ?? [])].map(({ key }) => key)
  const isUnlucky = () => {
    const fails = disk.state === 'failing' && random.next() < constants.failShare
    if (fails) faults += 1
    return fails
  }

  /** Runs the transaction's next request, like the method that it replaces, but with faults. */
  function startWith(transaction: Transaction): void {
    const start = transaction._start.bind(transaction)
    const isWrite = transaction.mode === 'readwrite'
    let failsAtCommit = false
    let isFirst = true
    transaction._start = () => {
      if (transaction._state === 'finished') return start()
      if (isFirst) {
        isFirst = false
        if (disk.state === 'slow') {
          faults += 1
          transaction._started = true
          scheduler.after(random.whole(...constants.slowMs), WORLD, () => transaction._start())
          return
        }
        const fails = isUnlucky()
        failsAtCommit = fails && isWrite && random.next() < 0.5
        if (fails && !failsAtCommit) {
          transaction._started = true
          return transaction._abort('UnknownError')
        }
      }
      if (failsAtCommit && transaction._requests.length === 0) return transaction._abort('UnknownError')
      // Chromium aborts each transaction that has read a damaged record (client/platform/device/storage/read-each.ts).
      if (torn.isReadBy(start)) failsAtCommit = true
    }
  }

  const disk: Disk = {
    get state() {
      return state
    },
    set state(next) {
      state = next
      wasBad ||= next !== 'good'
    },
    wasBad: () => wasBad,
    factory,
    faults: () => faults,
    failsToOpen: isUnlucky,
    spoil(connection) {
      const begin = connection.transaction.bind(connection)
      connection.transaction = (...given) => {
        const transaction = begin(...given) as Transaction
        if (disk.state === 'full' && transaction.mode === 'readwrite') refuseWrites(transaction)
        startWith(transaction)
        return transaction
      }
    },
    tear(where, isGarbage) {
      const store = storeAt(where)
      const keys = keysIn(where).filter((key) => typeof key === 'string')
      const key = keys[random.whole(0, Math.max(0, keys.length - 1))]
      const record = key && store?.records.get(key)
      if (!store || !key || !record) return null
      if (isGarbage) record.value = { isGarbage }
      else torn.tear(store, key)
      return key
    },
    keysIn,
    records: () =>
      [...databases].flatMap(([database, { rawObjectStores }]) =>
        [...rawObjectStores].flatMap(([store, { records }]) =>
          [...records.values()].map((record) => ({ database, store, ...record })),
        ),
      ),
    valueOf: (where, key) => storeAt(where)?.records.get(key)?.value,
    evict: () => databases.clear(),
  }
  return disk
}

/** Aborts a transaction that writes on a full disk, as browsers do; deleting still works. */
function refuseWrites(transaction: Transaction): void {
  const open = transaction.objectStore.bind(transaction)
  transaction.objectStore = (storeName) => {
    const store = open(storeName)
    const put = store.put.bind(store)
    store.put = (...values) => {
      const request = put(...values)
      request.addEventListener('success', () => transaction._abort('QuotaExceededError'))
      return request
    }
    return store
  }
}
