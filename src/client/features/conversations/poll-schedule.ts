import { MINUTE_MS } from '#shared/durations.ts'

const EVERY_MS = MINUTE_MS
const WHILE_DOWN_MS = 10_000

/** Returns the delay before the next poll. `random` (0 to 1) spreads the requests of many devices. */
export function nextPollAfter(
  { isConnected, isVisible }: { isConnected: boolean; isVisible: boolean },
  random: number,
): number {
  // The interval of one minute is commissioned, so only the shorter one gets jitter.
  return isConnected || !isVisible ? EVERY_MS : WHILE_DOWN_MS * (1 + random * 0.5)
}
