import { MINUTE_MS } from '#shared/durations.ts'
import { createStore } from '#shared/emitter.ts'

const HIDDEN_TOO_LONG_MS = MINUTE_MS

let isCandidate = false
const leading = createStore(false)
let releaseLock: (() => void) | undefined
let candidacy: AbortController | undefined

/** Whether this tab does the work of one tab for all: storing the cache, polling, playing the sound. */
export function isLeader(): boolean {
  return leading.get()
}

/** Calls back when this tab becomes the leader or stops leading. The first listener queues it for the lock. */
export function subscribeLeader(listener: () => void): () => void {
  if (!isCandidate) startCandidacy()
  return leading.subscribe(listener)
}

/**
 * Every tab queues for the lock, so that one leads even while all tabs are hidden. A tab that has been hidden for a
 * minute goes to the end of the queue.
 */
function startCandidacy(): void {
  isCandidate = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    queueForLock()
    if (document.hidden) timer = setTimeout(requeue, HIDDEN_TOO_LONG_MS)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  // A frozen tab cannot do the leader's work, but would keep the lock.
  document.addEventListener('freeze', resign)
  document.addEventListener('resume', follow)
}

function requeue(): void {
  resign()
  queueForLock()
}

function queueForLock(): void {
  if (candidacy) return
  candidacy = new AbortController()
  if (!navigator.locks) leading.set(true)
  navigator.locks
    ?.request('jobmost-leader', { signal: candidacy.signal }, () => {
      leading.set(true)
      return new Promise<void>((resolve) => {
        releaseLock = resolve
      })
    })
    // Aborted while it was queuing.
    .catch(() => undefined)
}

function resign(): void {
  candidacy?.abort()
  candidacy = undefined
  releaseLock?.()
  releaseLock = undefined
  leading.set(false)
}
