import { useSyncExternalStore } from 'react'
import { MINUTE_MS } from '#shared/durations.ts'
import { createStore } from '#shared/emitter.ts'
import { wholeMinute } from '#shared/rules/whole-minute.ts'
import { renderedAt } from '../first-paint/initial-answers.ts'

/** One timer for all listeners. A new listener moves the time only if the timer was stopped for a minute. */
function createMinuteClock() {
  // Whole minutes, as on the server, so that hydration in the same minute changes nothing.
  const now = createStore(wholeMinute(Date.now()))
  const tick = () => now.set(wholeMinute(Date.now()))
  let timer: ReturnType<typeof setInterval> | undefined
  const subscribe = (listener: () => void) => {
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
  return { get: now.get, subscribe }
}

const clock = createMinuteClock()
// During hydration the time must be the one that the server rendered with.
const readRenderedAt = () => renderedAt() ?? clock.get()

/** The time in ms since 1970, to the minute; renders again each minute, so that "3 minutes ago" stays true. */
export const useNow = (): number => useSyncExternalStore(clock.subscribe, clock.get, readRenderedAt)
