/** The moment at which tests begin. */
export const TEST_NOW = new Date('2026-11-21T09:00:00.000Z')

/** A clock that stands still until it is moved. */
export function createTestClock(start = TEST_NOW) {
  let now = start.getTime()
  const clock = () => new Date(now)
  return Object.assign(clock, {
    /** Moves time on by `ms`. */
    advance(ms: number) {
      now += ms
    },
  })
}
