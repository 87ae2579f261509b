import { expect, it } from 'vitest'
import { searchRadius } from './search-radius.ts'

it('is 25 km for a keyword in a city unless another radius was chosen', () => {
  const keyword = { hasCity: true, hasKeyword: true }
  expect(searchRadius(undefined, keyword)).toBe(25)
  expect(searchRadius(0, keyword)).toBe(0)
  expect(searchRadius(50, keyword)).toBe(50)
  expect(searchRadius(undefined, { hasCity: true, hasKeyword: false })).toBe(0)
  expect(searchRadius(50, { hasCity: false, hasKeyword: true })).toBe(0)
})
