import { MINUTE_MS } from '#shared/durations.ts'
import { createStore } from '#shared/emitter.ts'

const HIDDEN_TOO_LONG_MS = MINUTE_MS

let isStanding = false
const leading = createStore(false)
let giveUp: (() => void) | undefined
let candidacy: AbortController | undefined

/** Whether this tab does the work of one tab for all: storing the cache, polling, playing the sound. */
export function isLeader(): boolean {
  return leading.get()
}

/** Calls back when this tab becomes the leader or stops leading. The first listener queues it for the lock. */
export function subscribeLeader(listener: () => void): () => void {
  if (!isStanding) runForLeader()
  return leading.subscribe(listener)
}

/**
 * Every tab queues for the lock, so that one leads even while all tabs are hidden. A tab that has been hidden for a
 * minute goes to the end of the queue.
 */
function runForLeader(): void {
  isStanding = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    stand()
    if (document.hidden) timer = setTimeout(makeRoom, HIDDEN_TOO_LONG_MS)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  // A frozen tab cannot do the leader's work, but would keep the lock.
  document.addEventListener('freeze', resign)
  document.addEventListener('resume', follow)
}

function makeRoom(): void {
  resign()
  stand()
}

function stand(): void {
  if (candidacy) return
  candidacy = new AbortController()
  if (!navigator.locks) leading.set(true)
  navigator.locks
    ?.request('jobmost-leader', { signal: candidacy.signal }, () => {
      leading.set(true)
      return new Promise<void>((resolve) => {
        giveUp = resolve
      })
    })
    // Aborted while it was queuing.
    .catch(() => undefined)
}

function resign(): void {
  candidacy?.abort()
  candidacy = undefined
  giveUp?.()
  giveUp = undefined
  leading.set(false)
}
