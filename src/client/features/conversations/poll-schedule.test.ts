import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { nextPollAfter } from './poll-schedule.ts'

describe('the rooms are polled', () => {
  it('every minute while the connection is open', () => {
    expect(nextPollAfter({ isConnected: true, isVisible: true }, 0.9)).toBe(MINUTE_MS)
  })

  it('every minute in the background, connected or not', () => {
    expect(nextPollAfter({ isConnected: false, isVisible: false }, 0.9)).toBe(MINUTE_MS)
  })

  it('every 10 to 15 seconds while the connection is down and the tab is visible', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
        const after = nextPollAfter({ isConnected: false, isVisible: true }, random)
        expect(after).toBeGreaterThanOrEqual(10_000)
        expect(after).toBeLessThanOrEqual(15_000)
      }),
    )
  })
})
