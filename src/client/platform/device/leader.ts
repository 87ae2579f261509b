import { MINUTE_MS } from '#shared/durations.ts'
import { createStore } from '#shared/emitter.ts'
import { once } from '#shared/once.ts'

const HIDDEN_TOO_LONG_MS = MINUTE_MS

const leading = createStore(false)

/** Whether this tab does the work of one tab for all: storing the cache, polling, playing the sound. */
export const isLeader = leading.get

/** Calls back when this tab becomes the leader or stops leading. The first listener queues it for the lock. */
export function subscribeLeader(listener: () => void): () => void {
  takePartInElection()
  return leading.subscribe(listener)
}

/**
 * Every tab queues for the lock, so that one leads even while all tabs are hidden. A tab that has been hidden for a
 * minute goes to the end of the queue.
 */
const takePartInElection = once(() => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let resign = queueForLock()
  const requeue = () => {
    resign()
    resign = queueForLock()
  }
  const follow = () => {
    clearTimeout(timer)
    if (document.hidden) timer = setTimeout(requeue, HIDDEN_TOO_LONG_MS)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  // A frozen tab cannot do the leader's work, but would keep the lock.
  document.addEventListener('freeze', () => resign())
  document.addEventListener('resume', () => {
    requeue()
    follow()
  })
})

/** @returns a function that leaves the queue or releases the lock */
function queueForLock(): () => void {
  const candidacy = new AbortController()
  if (!navigator.locks) leading.set(true)
  navigator.locks
    ?.request('jobmost-leader', { signal: candidacy.signal }, () => {
      // Aborted after the lock was granted.
      if (candidacy.signal.aborted) return
      leading.set(true)
      return new Promise<void>((resolve) => candidacy.signal.addEventListener('abort', () => resolve()))
    })
    // Aborted while it was queuing.
    .catch(() => undefined)
  return () => {
    candidacy.abort()
    leading.set(false)
  }
}
