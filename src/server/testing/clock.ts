/** The initial time of tests. */
export const TEST_NOW = new Date('2026-11-21T09:00:00.000Z')

/** A clock that changes only by `advance`. */
export function createTestClock(start = TEST_NOW) {
  let now = start.getTime()
  const clock = () => new Date(now)
  return Object.assign(clock, {
    /** Moves the time forward by `ms`. */
    advance(ms: number) {
      now += ms
    },
  })
}
