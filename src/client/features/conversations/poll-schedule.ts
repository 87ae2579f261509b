import { MINUTE_MS } from '#shared/durations.ts'

const EVERY_MS = MINUTE_MS
const WHILE_DOWN_MS = 10_000

/** When to ask for the rooms again. `random` 0 to 1 keeps devices from asking all at once. */
export function nextPollAfter(
  { isConnected, isVisible }: { isConnected: boolean; isVisible: boolean },
  random: number,
): number {
  // The minute is commissioned; only the quick turn, which is ours, may come a little later.
  return isConnected || !isVisible ? EVERY_MS : WHILE_DOWN_MS * (1 + random * 0.5)
}
