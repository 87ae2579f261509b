import { HOUR_MS } from '#shared/durations.ts'
import { getConnection, subscribeConnection } from '../api/connection.ts'
import { addListener } from '../device/add-listener.ts'
import { hasVisitorEntries, startOutbox } from '../device/outbox-start.ts'
import { getSession, subscribeSession } from '../device/session/page.ts'
import { hasSealedWork } from '../device/session/seal.ts'
import { VISITOR } from '../device/session/visitor.ts'
import { isDiskFull } from '../device/storage/is-disk-full.ts'
import { DRAIN_MESSAGE, requestBackgroundSync } from './background-sync.ts'
import { drainAccount } from './drain-account.ts'
import { subscribeChanged } from './events.ts'
import { nextWakeAt } from './queue.ts'
import { openOwnSeal } from './seal-access.ts'
import { openOutboxStore } from './store.ts'

const SOONEST_MS = 1000
const LATEST_MS = HOUR_MS
// Without a connection, probes of api/connection.ts find its return. Trying each entry when it is due would be a request a second.
const OFFLINE_RETRY_MS = 30_000
const SEALED_RETRY_MS = 15_000
const DISK_RETRY_MS = 10_000
// The tab that wrote an entry sends it, if it still lives.
const OTHER_TAB_MS = 10_000

/** Sends due entries. A call during a drain repeats it once more, so that no new entry is left behind. */
export const { drain, startDraining } = createPageDrain()

function createPageDrain() {
  let running: Promise<void> | undefined
  let isRequestedAgain = false
  let isBackOnline = false
  let isWaiting = false
  let failures = 0
  // Another tab may have written something that this run has not read.
  let mustWatchAgain = false
  const alarm = createAlarm(() => void drain())

  function drain(options: { isBackOnline?: boolean } = {}): Promise<void> {
    isRequestedAgain = true
    isBackOnline ||= options.isBackOnline ?? false
    running ??= run()
      .then(() => {
        failures = 0
      }, retryLater)
      .finally(() => {
        running = undefined
        if (mustWatchAgain) void watchAll()
      })
    return running
  }

  /** Wakes for the entries of other tabs too: a tab may end before its own are due. */
  async function watchAll(): Promise<void> {
    mustWatchAgain = running !== undefined
    if (mustWatchAgain) return
    const session = getSession()
    const visitors = (await hasVisitorEntries()) ? [VISITOR] : []
    // Entries that cannot be read now are found by the next drain.
    await scheduleNext([...visitors, ...(session ? [session.userId] : [])], OTHER_TAB_MS).catch(
      () => undefined,
    )
  }

  /** Drains now, when the connection is back, when the tab becomes visible, and when an entry is due. */
  function startDraining(): () => void {
    const stops = listen({ drain, watchAll, isWaiting: () => isWaiting })
    // A user who opens the app again does not wait for the end of a back-off.
    void drain({ isBackOnline: true })
    return () => {
      alarm.clear()
      for (const stop of stops) stop()
    }
  }

  async function run(): Promise<void> {
    let failed: PromiseRejectedResult | null = null
    while (isRequestedAgain) {
      alarm.clear()
      const options = { isBackOnline }
      isRequestedAgain = false
      isBackOnline = false
      const session = getSession()
      const { visitors, own } = await drainBoth(session?.userId, options)
      failed = rejected(visitors) ?? rejected(own)
      if (failed) isBackOnline ||= options.isBackOnline
      const waiting = rejected(visitors) ? [] : [VISITOR]
      if (session && own.status === 'fulfilled') {
        if (own.value === 'sealed') await openSealFirst(session.userId)
        else if (own.value !== 'signed_out') waiting.push(session.userId)
      }
      await scheduleNext(waiting)
    }
    if (failed) throw failed.reason
  }

  /** Repeats a failed run. An attempt that could not be recorded on a full disk was not made. */
  function retryLater(error: unknown): void {
    const isOfDisk = error instanceof DOMException
    // Once for a disk that goes on failing.
    if (!isDiskFull(error) && !(isOfDisk && failures > 0)) reportError(error)
    // A defect may repeat for ever, but a disk is soon free, or readable, again.
    alarm.setIn(isOfDisk ? DISK_RETRY_MS : Math.min(LATEST_MS, DISK_RETRY_MS * 2 ** failures))
    failures += 1
  }

  async function openSealFirst(userId: number): Promise<void> {
    await openOwnSeal()
    if (await hasSealedWork(userId)) alarm.setIn(unlessOffline(SEALED_RETRY_MS))
    else isRequestedAgain = true
  }

  async function scheduleNext(userIds: number[], laterMs = 0): Promise<void> {
    const lists = await Promise.all(userIds.map((userId) => openOutboxStore(userId).list()))
    const at = nextWakeAt(lists.flat(), Date.now())
    isWaiting = at !== null
    if (at === null) return
    alarm.setIn(Math.min(LATEST_MS, Math.max(unlessOffline(SOONEST_MS), at - Date.now()) + laterMs))
  }

  return { drain, startDraining }
}

const unlessOffline = (ms: number) => (getConnection() === 'offline' ? OFFLINE_RETRY_MS : ms)

type PageDrain = {
  drain(options?: { isBackOnline?: boolean }): Promise<void>
  watchAll(): Promise<void>
  isWaiting(): boolean
}

/** Drains at each event that may make an entry due. @returns functions that stop it */
const listen = ({ drain, watchAll, isWaiting }: PageDrain): (() => void)[] => [
  subscribeConnection(() => {
    if (getConnection() === 'back') void drain({ isBackOnline: true })
  }),
  subscribeSession(() => void drain()),
  subscribeChanged(() => void watchAll()),
  addListener(window, 'online', () => void drain({ isBackOnline: true })),
  addListener(window, 'pageshow', () => void drain()),
  addListener(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') void drain()
    // The user may not return to this page, so the worker sends the rest.
    else if (isWaiting()) requestBackgroundSync()
  }),
  addListener(navigator.serviceWorker, 'message', (event) => {
    if ((event as MessageEvent).data === DRAIN_MESSAGE) void drain({ isBackOnline: true })
  }),
]

/** One timer. Of several times that are set, the earliest counts. */
function createAlarm(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let at = Number.POSITIVE_INFINITY

  function clear(): void {
    clearTimeout(timer)
    at = Number.POSITIVE_INFINITY
  }

  function setIn(ms: number): void {
    if (Date.now() + ms >= at) return
    clear()
    at = Date.now() + ms
    timer = setTimeout(() => {
      clear()
      ring()
    }, ms)
  }

  return { setIn, clear }
}

/** Drains the outbox of visitors and that of the current user. One that fails does not stop the other. */
async function drainBoth(userId: number | undefined, options: { isBackOnline: boolean }) {
  // An answer that came first would be shown to nobody.
  await startOutbox()
  const hasVisitors = await hasVisitorEntries()
  const [visitors] = await Promise.allSettled([hasVisitors && drainAccount(VISITOR, options)])
  const [own] = await Promise.allSettled([
    userId === undefined ? 'signed_out' : drainAccount(userId, options),
  ])
  return { visitors, own }
}

const rejected = (settled: PromiseSettledResult<unknown>) => (settled.status === 'rejected' ? settled : null)
