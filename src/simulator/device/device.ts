import type { Network } from '../network/network.ts'
import { type Scheduler, WORLD } from '../world/scheduler.ts'
import type { AppTimes } from './app-times.ts'
import type { IndexedDb, Program, Start } from './bundle.ts'
import { createDisk, type Disk, type DiskConstants } from './disk.ts'
import { createLocks } from './locks.ts'
import { openTab, type Shared, type Tab, timeOf } from './tab.ts'

/** A phone or a computer with its storage, tabs and service worker. */
export type Device = {
  name: string
  network: Network
  /** The tabs of the app, without the worker, in the order of opening. */
  tabs(): Tab[]
  openPage(): Tab
  kill(tab: Tab): void
  killWorker(): void
  /** The running service worker. */
  worker(): Tab | undefined
  /** The browser reports a connection to the worker, and repeats that while something waits. */
  sync(): void
  /** From now on the device has no Background Sync. */
  endSyncs(): void
  disk: Disk
  /** Kills all tabs and deletes what the device stores, as browsers do for space; `localStorage` only sometimes. */
  evict(keepsLocalStorage: boolean): void
  /** Sets how far the clock is ahead of the server's. */
  setClock(aheadMs: number): void
  clockAheadMs(): number
  /** Unix time in milliseconds by its clock. */
  time(): number
  /** Dispatches `online` or `offline` to pages and worker, as browsers do. */
  reportConnection(): void
  storage: Map<string, string>
}

type SettledEntry = Parameters<Parameters<Program['subscribeAccepted']>[0]>[0]
type Options = {
  name: string
  seed: number
  scheduler: Scheduler
  startProgram: Start<Program>
  indexedDb: IndexedDb
  network: Network
  /** How far the clock is ahead of the server's. */
  clockAheadMs: number
  disk: DiskConstants
  appTimes: AppTimes
  hasScreens: boolean
  /** The room that a user has open. */
  roomOf(userId: number): number | undefined
  onError(error: unknown): void
  /** Called in a tab when it hears of an accepted entry. */
  onAccepted(entry: SettledEntry, answer: unknown): void
  /** Called when a tab shows another state of its outbox. */
  onOutboxChange(tab: Tab): void
}

// Browsers try a background sync about three times.
const SYNC_DELAYS_MS = [5000, 300_000, 900_000]

export function createDevice({ indexedDb, ...options }: Options): Device {
  const { name, scheduler, network } = options
  let opened = 0
  let isSyncAsked = false
  let hasSync = true
  const shared: Shared = {
    ...options,
    keyRange: indexedDb.IDBKeyRange,
    locks: createLocks(scheduler),
    storage: new Map(),
    tabs: new Set(),
    disk: createDisk({ ...options, factory: new indexedDb.IDBFactory(), constants: options.disk }),
    isOnline: () => network.isOnline(),
    askForSync() {
      if (isSyncAsked) return
      isSyncAsked = true
      scheduler.after(SYNC_DELAYS_MS[0] ?? 0, WORLD, () => runSync(0))
    },
  }
  const pages = () => [...shared.tabs].filter((tab) => !tab.isWorker)
  const runningWorker = () => [...shared.tabs].find((tab) => tab.isWorker)

  function startWorker(): Tab {
    const running = runningWorker()
    if (running) return running
    const worker = openTab(shared, `worker ${++opened}`, true)
    worker.program.provideSession(worker.program.workerSession)
    worker.program.sendOnSync()
    return worker
  }

  function runSync(attempt: number): void {
    if (!hasSync) return
    if (!network.isOnline()) {
      scheduler.after(SYNC_DELAYS_MS[0] ?? 0, WORLD, () => runSync(attempt))
      return
    }
    const worker = startWorker()
    const again = () => {
      const delay = SYNC_DELAYS_MS[attempt + 1]
      if (delay === undefined) isSyncAsked = false
      else scheduler.after(delay, WORLD, () => runSync(attempt + 1))
    }
    const event = Object.assign(new Event('sync'), {
      tag: 'jobmost-outbox',
      waitUntil: (work: Promise<unknown>) =>
        work.then(() => {
          isSyncAsked = false
        }, again),
    })
    scheduler.after(0, worker, () => worker.window.dispatchEvent(event))
  }

  function kill(tab: Tab): void {
    tab.isAlive = false
    shared.tabs.delete(tab)
    for (const connection of tab.connections) closeNow(connection)
    shared.locks.free(tab)
    network.sockets.closeOf(tab)
  }

  return {
    name,
    network,
    disk: shared.disk,
    storage: shared.storage,
    tabs: pages,
    kill,
    killWorker() {
      for (const tab of [...shared.tabs]) if (tab.isWorker) kill(tab)
    },
    worker: runningWorker,
    sync: () => runSync(0),
    endSyncs() {
      hasSync = false
    },
    evict(keepsLocalStorage) {
      for (const tab of [...shared.tabs]) kill(tab)
      shared.disk.evict()
      if (!keepsLocalStorage) shared.storage.clear()
    },
    setClock(aheadMs) {
      shared.clockAheadMs = aheadMs
    },
    clockAheadMs: () => shared.clockAheadMs,
    time: () => timeOf(shared),
    openPage() {
      const tab = openTab(shared, `tab ${++opened}`, false)
      scheduler.after(0, tab, () => void startPage(tab, options))
      return tab
    },
    reportConnection() {
      const type = network.isOnline() ? 'online' : 'offline'
      for (const tab of pages()) scheduler.after(1, tab, () => tab.window.dispatchEvent(new Event(type)))
    },
  }
}

/** Starts a page like app/start.ts and app/run-signed-in.ts, but without React. */
async function startPage(
  tab: Tab,
  { hasScreens, roomOf, onAccepted, onOutboxChange }: Omit<Options, 'indexedDb'>,
): Promise<void> {
  const { program } = tab
  program.provideSession(program.pageSession)
  await program.restoreSession()
  let isDraining = false
  const drainFor = async () => {
    if (isDraining) return
    isDraining = true
    program.subscribeAccepted(onAccepted)
    if (!hasScreens) program.startDraining()
    program.subscribeOutbox(() => onOutboxChange(tab))
  }
  const start = () => {
    void program.shareSession()
    program.watchSealKey()
    void drainFor()
  }
  if (hasScreens)
    void program
      .loadScreens()
      .then(({ startScreens }) => startScreens(roomOf))
      .then((screens) => {
        tab.screens = screens
      })
  program.provideOutbox(drainFor)
  if (program.getSession()) {
    start()
    return
  }
  void program.watchVisitorEntries()
  const stop = program.subscribeSession(() => {
    if (!program.getSession()) return
    stop()
    start()
  })
}

type Transaction = {
  db: unknown
  _state: string
  _requests: { request: EventTarget }[]
  _abort(name: string): void
} & EventTarget
type Raw = { transactions: Transaction[] }

/** Closes the database connection of a killed tab as a browser does: its transactions are aborted. */
function closeNow(connection: IDBDatabase): void {
  const { transactions } = (connection as unknown as { _rawDatabase: Raw })._rawDatabase
  for (const transaction of [...transactions]) {
    if (transaction.db !== connection || transaction._state === 'finished') continue
    // A killed tab receives no more events.
    for (const target of [transaction, ...transaction._requests.map(({ request }) => request)])
      target.dispatchEvent = () => true
    transaction._abort('AbortError')
  }
  connection.close()
}
