import { expect, test } from 'vitest'
import { plainValue } from './profile-values.ts'

test.each([
  ['name', ' Ina ', 'Ina'],
  ['birthday', null, ''],
  ['company_name', '', null],
  ['city_id', 5, 5],
  ['vat_id', 'de 136 695 976', 'DE136695976'],
  ['vat_id', 'no number ', 'no number'],
  ['preferences', ['no nights '], ['no nights']],
  ['preferences', [], undefined],
])('a %s of %j is the same as %j', (field, typed, stored) => {
  expect(plainValue(field, typed)).toBe(plainValue(field, stored))
})

test.each([
  ['name', 'Ina', 'ina'],
  ['preferences', ['a', 'b'], ['b', 'a']],
  ['preferences', ['a, b'], ['a', 'b']],
  ['rubric_ids', [1], [1, 2]],
])('a %s of %j is another one than %j', (field, one, other) => {
  expect(plainValue(field, one)).not.toBe(plainValue(field, other))
})
