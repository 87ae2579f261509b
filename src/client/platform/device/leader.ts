import { MINUTE_MS } from '#shared/durations.ts'
import { createStore } from '#shared/emitter.ts'

const HIDDEN_TOO_LONG_MS = MINUTE_MS

let isStanding = false
const leading = createStore(false)
let giveUp: (() => void) | undefined
let candidacy: AbortController | undefined

/** Whether this tab does what one tab does for all: the cache on the device, the poll, the sound. */
export function isLeader(): boolean {
  return leading.get()
}

/** Tells when this tab becomes the leader, and when it no longer is. The first listener makes it a candidate. */
export function subscribeLeader(listener: () => void): () => void {
  if (!isStanding) runForLeader()
  return leading.subscribe(listener)
}

/**
 * Stands all the time, so that somebody leads while all tabs are in the background; a tab that was left alone goes to
 * the end of the queue.
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
  // A frozen tab would keep what it leads standing still.
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
    // Resigning before the turn came.
    .catch(() => undefined)
}

function resign(): void {
  candidacy?.abort()
  candidacy = undefined
  giveUp?.()
  giveUp = undefined
  leading.set(false)
}
