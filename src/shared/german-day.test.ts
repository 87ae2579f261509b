import { expect, it } from 'vitest'
import { germanDayOf } from './german-day.ts'

it('has the next day from midnight in Germany on, in winter and summer', () => {
  expect(germanDayOf(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
  expect(germanDayOf(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
  expect(germanDayOf(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01')
})
