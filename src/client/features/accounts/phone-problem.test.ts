import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, it } from 'vitest'
import { findPhoneProblem, isReadAsGerman, readAsGerman } from './phone-problem.ts'

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

const isPhone = (typed: string) => parsePhoneNumberFromString(typed, 'DE')?.isValid() ?? false
it.each([
  ['0151 23456789', null, true],
  ['(030) 231-25 000', null, true],
  ['+48 512 345 678', null, false],
  ['0048 512 345 678', null, false],
  // Polish without its country code
  ['512 345 678', 'Please begin with 0, or with + and the country code', true],
  // Ukrainian without its country code
  ['010 123 45 67', 'wrong phone number', true],
  // A digit is missing.
  ['+48 512 345 67', 'wrong phone number', false],
])('a number is checked on the device as by the server: %s', (typed, problem, german) => {
  expect(findPhoneProblem(typed, isPhone)?.message ?? null).toBe(problem)
  expect(isReadAsGerman(typed)).toBe(german)
})
