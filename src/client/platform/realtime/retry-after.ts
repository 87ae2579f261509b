import { MINUTE_MS } from '#shared/durations.ts'

const FIRST_MS = 1000
const MAX_MS = MINUTE_MS

/** The delay after the n-th failure in a row: doubled each time, at most a minute, half of it random. */
export function retryAfter(failures: number, random: number): number {
  const maxDelay = Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10))
  return maxDelay / 2 + (random * maxDelay) / 2
}
