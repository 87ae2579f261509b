import type { Network } from '../network/network.ts'
import { createRandom } from '../world/random.ts'
import { type Owner, type Scheduler, START_MS } from '../world/scheduler.ts'
import type { AppTimes } from './app-times.ts'
import { GLOBAL_NAMES, type Program, type Start } from './bundle.ts'
import type { Disk } from './disk.ts'
import type { Locks } from './locks.ts'
import { PageRequest } from './request.ts'
import type { Screens } from './screens.ts'

/** The state and services that the tabs of one device share. */
export type Shared = {
  name: string
  seed: number
  scheduler: Scheduler
  startProgram: Start<Program>
  keyRange: typeof IDBKeyRange
  locks: Locks
  storage: Map<string, string>
  tabs: Set<Tab>
  network: Network
  /** How far the device's clock is ahead of the server's. */
  clockAheadMs: number
  disk: Disk
  appTimes: AppTimes
  /** Whether pages have the query cache, the live link and a screen. */
  hasScreens: boolean
  isOnline(): boolean
  /** `registration.sync.register` */
  askForSync(): void
  /** An uncaught exception. */
  onError(error: unknown): void
}

export type Tab = Owner & {
  name: string
  isWorker: boolean
  program: Program
  window: EventTarget
  document: EventTarget & { visibilityState: string; hidden: boolean }
  serviceWorker: EventTarget
  receiveChannel(name: string, sender: object, data: unknown): void
  connections: Set<IDBDatabase>
  /** The query cache of a page that has started, in stories with screens. */
  screens?: Screens
  /** Since when the session has been this user's, as the checks have seen it. */
  sessionSince?: { userId: number | null; at: number }
  /** What it has shown in the session that began then, as the checks have seen it. */
  known?: { since: number; texts: readonly string[]; seqs: Map<number, number> }
}

/** Unix time in milliseconds by the clock of a device. */
export const timeOf = ({ scheduler, clockAheadMs }: Pick<Shared, 'scheduler' | 'clockAheadMs'>): number =>
  START_MS + scheduler.now() + clockAheadMs

/** Starts the app's code in a tab, or in the worker, of a device. */
export function openTab(shared: Shared, name: string, isWorker: boolean): Tab {
  const { scheduler } = shared
  const tab = { name, isWorker, isAlive: true, connections: new Set<IDBDatabase>() } as Tab
  const channels = new Set<Channel>()
  const random = createRandom(shared.seed, `${shared.name}/${name}`)
  const now = () => timeOf(shared)
  class PageDate extends Date {
    constructor(...given: [] | [number | string]) {
      super(...((given.length ? given : [now()]) as [number]))
    }
    static override now = now
  }
  class Channel {
    onmessage: ((event: { data: unknown }) => void) | null = null
    readonly name: string
    constructor(channelName: string) {
      this.name = channelName
      channels.add(this)
    }
    postMessage(data: unknown) {
      if (!tab.isAlive) return
      const copy = structuredClone(data)
      for (const other of shared.tabs) {
        scheduler.after(1, other, () => other.receiveChannel(this.name, this, copy))
      }
    }
    close() {
      channels.delete(this)
    }
  }
  tab.receiveChannel = (channelName, sender, data) => {
    for (const channel of [...channels])
      if (channel !== sender && channel.name === channelName) channel.onmessage?.({ data })
  }
  tab.window = new EventTarget()
  tab.serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ sync: { register: async () => tab.isAlive && shared.askForSync() } }),
  })
  tab.document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    hidden: false,
    title: '',
    body: {},
    location: { protocol: 'http:' },
    querySelector: () => null,
  })
  const target = tab.window
  const ownTimers = timers(tab, scheduler)
  const own: Record<string, unknown> = {
    ...ownTimers,
    window: tab.window,
    self: isWorker ? workerScope(shared, tab) : tab.window,
    document: isWorker ? undefined : tab.document,
    location: { pathname: '/en', href: 'http://app/en', hostname: 'app', port: '', protocol: 'http:' },
    navigator: {
      get onLine() {
        return shared.isOnline()
      },
      locks: shared.locks.of(tab),
      serviceWorker: isWorker ? undefined : tab.serviceWorker,
    },
    localStorage: isWorker ? undefined : storageOf(shared, tab),
    indexedDB: databasesOf(shared, tab),
    IDBKeyRange: shared.keyRange,
    BroadcastChannel: Channel,
    Date: PageDate,
    Math: Object.create(Math, { random: { value: random.next } }),
    crypto: cryptoOf(scheduler, random.uuid),
    Request: PageRequest,
    fetch: (request: PageRequest) => shared.network.fetch(tab, request),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    reportError: shared.onError,
    MutationObserver: Unobserving,
    performance: { now: scheduler.now },
    appTimes: shared.appTimes,
  }
  if (shared.hasScreens && !isWorker)
    // pusher-js reads these from the window.
    Object.assign(target, ownTimers, {
      JSON,
      WebSocket: shared.network.sockets.classFor(tab),
      navigator: own.navigator,
      localStorage: own.localStorage,
      crypto: own.crypto,
    })
  own.globalThis = Object.create(globalThis, Object.getOwnPropertyDescriptors(own))
  const missing = GLOBAL_NAMES.filter((one) => !(one in own))
  if (missing.length) throw new Error(`No such global in a tab: ${missing.join(', ')}`)
  tab.program = shared.startProgram(own)
  shared.tabs.add(tab)
  return tab
}

/** No page renders a title here. */
class Unobserving {
  observe(): void {}
  disconnect(): void {}
}

function timers(tab: Tab, scheduler: Scheduler): Record<string, unknown> {
  const cancels = new Map<number, () => void>()
  let last = 0
  const clear = (id: number) => {
    cancels.get(id)?.()
    cancels.delete(id)
  }
  const set = (work: (...given: unknown[]) => unknown, ms = 0, ...given: unknown[]): number => {
    const id = ++last
    cancels.set(
      id,
      scheduler.after(ms, tab, () => work(...given)),
    )
    return id
  }
  const repeat = (work: () => unknown, ms: number): number => {
    const id = ++last
    const again = () => {
      cancels.set(id, scheduler.after(ms, tab, again))
      work()
    }
    cancels.set(id, scheduler.after(ms, tab, again))
    return id
  }
  return { setTimeout: set, clearTimeout: clear, setInterval: repeat, clearInterval: clear }
}

function storageOf(
  { storage, tabs, scheduler }: Shared,
  tab: Tab,
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const change = (key: string, value: string | null) => {
    if (!tab.isAlive) return
    if (value === null) storage.delete(key)
    else storage.set(key, value)
    for (const other of tabs) {
      if (other === tab || other.isWorker) continue
      scheduler.after(1, other, () =>
        other.window.dispatchEvent(Object.assign(new Event('storage'), { key })),
      )
    }
  }
  return {
    getItem: (key) => storage.get(key) ?? null,
    setItem: (key, value) => change(key, value),
    removeItem: (key) => change(key, null),
  }
}

/** The databases of the device, with connections that close when the tab is killed. */
function databasesOf({ scheduler, disk }: Shared, tab: Tab): Partial<IDBFactory> {
  const { factory } = disk
  const silent = () => new EventTarget() as IDBOpenDBRequest
  const failing = () => {
    const request = Object.assign(silent(), { error: new DOMException('', 'UnknownError') })
    scheduler.after(1, tab, () => request.onerror?.(new Event('error')))
    return request
  }
  return {
    open(name, version) {
      if (!tab.isAlive) return silent()
      if (disk.failsToOpen()) return failing()
      const request = factory.open(name, version)
      request.addEventListener('success', () => {
        disk.spoil(request.result)
        if (tab.isAlive) tab.connections.add(request.result)
        else request.result.close()
      })
      return request
    },
    deleteDatabase: (name) => (tab.isAlive ? factory.deleteDatabase(name) : silent()),
    databases: () => scheduler.during(factory.databases()),
  }
}

function cryptoOf(scheduler: Scheduler, randomUUID: () => string) {
  const { subtle } = globalThis.crypto
  return {
    randomUUID,
    getRandomValues: (values: Uint8Array<ArrayBuffer>) => globalThis.crypto.getRandomValues(values),
    subtle: {
      importKey: (...given: Parameters<SubtleCrypto['importKey']>) =>
        scheduler.during(subtle.importKey(...given)),
      encrypt: (...given: Parameters<SubtleCrypto['encrypt']>) => scheduler.during(subtle.encrypt(...given)),
      decrypt: (...given: Parameters<SubtleCrypto['decrypt']>) => scheduler.during(subtle.decrypt(...given)),
    },
  }
}

function workerScope(shared: Shared, tab: Tab): EventTarget {
  const clients = {
    matchAll: async () =>
      [...shared.tabs]
        .filter((other) => !other.isWorker)
        .map((other) => ({
          visibilityState: other.document.visibilityState,
          postMessage: (data: unknown) => {
            if (!tab.isAlive) return
            const event = Object.assign(new Event('message'), { data })
            shared.scheduler.after(1, other, () => other.serviceWorker.dispatchEvent(event))
          },
        })),
  }
  return Object.assign(tab.window, { clients })
}
