import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { retryAfter } from './retry-after.ts'

test('the delay grows up to a minute, and is random', () => {
  expect([1, 2, 3, 10, 99].map((failures) => retryAfter(failures, 1))).toEqual([
    1000,
    2000,
    4000,
    MINUTE_MS,
    MINUTE_MS,
  ])
  expect(retryAfter(3, 0)).toBe(2000)
})
