import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '../../src/shared/durations.ts'

const ASK_AGAIN_MS = 100

/** Waits until `condition` gives something true. @throws after `limitMs`, by default a minute */
export async function until<T>(
  what: string,
  condition: () => Promise<T> | T,
  { limitMs = MINUTE_MS, pauseMs = ASK_AGAIN_MS } = {},
): Promise<Exclude<T, false | null | undefined>> {
  for (const end = performance.now() + limitMs; performance.now() < end; await wait(pauseMs)) {
    const found = await condition()
    if (found) return found as Exclude<T, false | null | undefined>
  }
  throw new Error(`${what}: not within ${limitMs / 1000} s`)
}
