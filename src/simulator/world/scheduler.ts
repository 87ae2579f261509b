/** The tab, or the world, whose work an event is. Work of a killed tab never runs. */
export type Owner = { isAlive: boolean }

type Event = { at: number; turn: number; owner: Owner; work: () => unknown; isCancelled: boolean }

/** A virtual clock with its events. */
export type Scheduler = {
  /** Milliseconds since the start of the story. */
  now(): number
  /** Runs `work` after a virtual time. @returns cancels it */
  after(ms: number, owner: Owner, work: () => unknown): () => void
  /** Holds the clock until real work outside of the scheduler has ended: the database, WebCrypto. */
  during<T>(real: Promise<T>): Promise<T>
  /** Runs all events up to a time. */
  runUntil(time: number): Promise<void>
  /** The owner of the event that runs now. */
  owner(): Owner
  events(): number
}

/** The true time at which a story starts. The server's tests begin at it too. */
export const START_MS = Date.parse('2026-11-21T09:00:00.000Z')
export const WORLD: Owner = { isAlive: true }
// A story with more events repeats timers or requests without end.
const MAX_EVENTS = 200_000

/** The place behind all events up to a time. By halves, because caches set timers for a week. */
function placeOf(events: readonly Event[], at: number): number {
  let low = 0
  let high = events.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((events[middle] as Event).at > at) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Creates a scheduler. It runs one event at a time, and then waits until all work is done that needs no clock. So the
 * order of events depends only on the seed.
 */
export function createScheduler(): Scheduler {
  const events: Event[] = []
  const real = new Set<Promise<unknown>>()
  let time = 0
  let turn = 0
  let count = 0
  let owner = WORLD

  async function settle(): Promise<void> {
    do {
      await Promise.all(real)
      // All microtasks run before the next macrotask.
      await new Promise((resolve) => setImmediate(resolve))
    } while (real.size > 0)
  }

  return {
    now: () => time,
    owner: () => owner,
    events: () => count,
    after(ms, forOwner, work) {
      const event = { at: time + Math.max(0, ms), turn: turn++, owner: forOwner, work, isCancelled: false }
      events.splice(placeOf(events, event.at), 0, event)
      return () => {
        event.isCancelled = true
      }
    },
    during(work) {
      const ended = work.then(
        () => void real.delete(ended),
        () => void real.delete(ended),
      )
      real.add(ended)
      return work
    },
    async runUntil(until) {
      await settle()
      for (let event = events[0]; event && event.at <= until; event = events[0]) {
        events.shift()
        if (event.isCancelled || !event.owner.isAlive) continue
        count += 1
        if (count > MAX_EVENTS) throw new Error('A storm: too many events')
        time = event.at
        owner = event.owner
        event.work()
        await settle()
      }
      owner = WORLD
      time = until
    },
  }
}
