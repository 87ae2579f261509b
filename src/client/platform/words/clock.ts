import { useSyncExternalStore } from 'react'
import { MINUTE_MS } from '#shared/durations.ts'
import { createStore } from '#shared/emitter.ts'
import { wholeMinute } from '#shared/rules/whole-minute.ts'
import { drawnAt } from '../first-paint/initial-answers.ts'

// As the server draws by: what it drew in this minute need not be drawn again.
const now = createStore(wholeMinute(Date.now()))
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  now.set(wholeMinute(Date.now()))
}

/** One timer for all. Who joins does not move the time for the others, unless it stood still meanwhile. */
function subscribe(listener: () => void): () => void {
  const leave = now.subscribe(listener)
  timer ??= setInterval(tick, MINUTE_MS)
  if (Date.now() - now.get() >= MINUTE_MS) tick()
  return () => {
    leave()
    if (now.listenerCount() > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const readNow = now.get
// Taking a page over has to say what the server drew, whatever the time is by now.
const readDrawnAt = () => drawnAt() ?? now.get()

/** The time in ms since 1970, to the minute: for "3 minutes ago" that stays true. */
export const useNow = (): number => useSyncExternalStore(subscribe, readNow, readDrawnAt)
