import { useSyncExternalStore } from 'react'
import { MINUTE_MS } from '#shared/durations.ts'
import { wholeMinute } from '#shared/rules/whole-minute.ts'
import { drawnAt } from '../first-paint/initial-answers.ts'

const listeners = new Set<() => void>()
// As the server draws by: what it drew in this minute need not be drawn again.
let now = wholeMinute(Date.now())
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  now = wholeMinute(Date.now())
  for (const listener of listeners) listener()
}

/** One timer for all. Who joins does not move the time for the others, unless it stood still meanwhile. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, MINUTE_MS)
  if (Date.now() - now >= MINUTE_MS) tick()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const readNow = () => now
// Taking a page over has to say what the server drew, whatever the time is by now.
const readDrawnAt = () => drawnAt() ?? now

/** The time in ms since 1970, to the minute: for "3 minutes ago" that stays true. */
export const useNow = (): number => useSyncExternalStore(subscribe, readNow, readDrawnAt)
