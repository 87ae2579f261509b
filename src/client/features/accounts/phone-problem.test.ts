import { expect, it } from 'vitest'
import { readAsGerman } from './phone-problem.ts'

it.each([
  ['067 123 45 68', '+49671234568'],
  ['(030) 231-25 000', '+493023125000'],
  ['0151 23456789', null],
  ['+380 67 123 45 68', null],
  ['0048 512 345 678', null],
  ['067', null],
  ['', null],
])('a number that begins with 0 is read as German: %s', (typed, german) => {
  expect(readAsGerman(typed)).toBe(german)
})
