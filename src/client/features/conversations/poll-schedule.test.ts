import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { nextPollAfter } from './poll-schedule.ts'

describe('the rooms are asked for', () => {
  it('every minute while the connection stands', () => {
    expect(nextPollAfter({ isConnected: true, isVisible: true }, 0.9)).toBe(MINUTE_MS)
  })

  it('every minute in the background, connected or not', () => {
    expect(nextPollAfter({ isConnected: false, isVisible: false }, 0.9)).toBe(MINUTE_MS)
  })

  it('after ten to fifteen seconds while it is down and somebody looks', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
        const after = nextPollAfter({ isConnected: false, isVisible: true }, random)
        expect(after).toBeGreaterThanOrEqual(10_000)
        expect(after).toBeLessThanOrEqual(15_000)
      }),
    )
  })
})
