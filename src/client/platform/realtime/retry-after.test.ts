import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import { retryAfter } from './retry-after.ts'

test('each wait is longer than the one before, up to a minute, and never the same for everybody', () => {
  expect([1, 2, 3, 10, 99].map((failures) => retryAfter(failures, 1))).toEqual([
    1000,
    2000,
    4000,
    MINUTE_MS,
    MINUTE_MS,
  ])
  expect(retryAfter(3, 0)).toBe(2000)
})
