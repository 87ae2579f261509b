import { expect, it } from 'vitest'
import { filledOf } from './filled-positions.tsx'

it.each([
  [3, 1, 1],
  [3, 3, 3],
  [3, 4, 3],
  [3, 0, null],
  [1, 1, null],
])('of %i positions with %i accepted bids, %s are said to be filled', (positions, accepted, filled) => {
  expect(filledOf({ positions, accepted_rates_count: accepted })).toBe(filled)
})
