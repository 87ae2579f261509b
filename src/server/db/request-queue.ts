import { AsyncLocalStorage } from 'node:async_hooks'

/** A request that uses the database. `place` is the time of its arrival, or later (plugins/request-places.ts). */
export type Requester = { place: number; isOver: boolean }

const requesters = new AsyncLocalStorage<Requester>()

/** Does work of a request: its statements take the request's place in the queue of the embedded database. */
export const asRequester = <T>(requester: Requester, work: () => T): T => requesters.run(requester, work)

/** The request that the running code belongs to; null for background work. */
export function currentRequester(): Requester | null {
  const requester = requesters.getStore()
  // What a request has started may outlive it: sockets, timers, tasks.
  return requester && !requester.isOver ? requester : null
}

// A statement of background work lets the requests of this time go first.
const BACKGROUND_WAITS_MS = 50

type Waiting = { place: number; begin: () => void }

/**
 * The queue for the only connection of the embedded database. The oldest request has the next turn
 * (src/decisions/050-turns-of-requests.md).
 * @returns a function that waits for a turn; it returns the function that ends the turn
 */
export function createRequestQueue(): () => Promise<() => void> {
  const waiting: Waiting[] = []
  let isTaken = false
  const beginNext = () => {
    const [first, ...others] = waiting.keys()
    if (first === undefined) {
      isTaken = false
      return
    }
    const placeAt = (index: number) => waiting[index]?.place ?? Number.POSITIVE_INFINITY
    const next = others.reduce((best, index) => (placeAt(index) < placeAt(best) ? index : best), first)
    waiting.splice(next, 1)[0]?.begin()
  }
  // After the pending microtasks, which bring the next statement of the same request into the queue.
  const end = () => process.nextTick(beginNext)
  return async () => {
    if (isTaken) {
      const place = currentRequester()?.place ?? performance.now() + BACKGROUND_WAITS_MS
      await new Promise<void>((begin) => waiting.push({ place, begin }))
    }
    isTaken = true
    return end
  }
}
