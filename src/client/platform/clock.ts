import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
let now = Date.now()

function subscribe(listener: () => void): () => void {
  now = Date.now()
  const timer = setInterval(() => {
    now = Date.now()
    listener()
  }, MINUTE_MS)
  return () => clearInterval(timer)
}

const readNow = () => now

/** The time in ms since 1970, to the minute: for "3 minutes ago" that stays true. */
export const useNow = (): number => useSyncExternalStore(subscribe, readNow, readNow)
