import { expect, it } from 'vitest'
import { blankRequired, isWhole, valuesOf } from './setting-values.ts'

const fields = [{ name: 'candidates', type: 'number' }, { name: 'city' }] as const

it('only the changed settings are sent, numbers as numbers', () => {
  expect(valuesOf(fields, { candidates: ' 1200 ', city: '12' })).toEqual({ candidates: 1200, city: '12' })
  expect(valuesOf(fields, { candidates: '' })).toEqual({ candidates: 0 })
  expect(valuesOf(fields, {})).toEqual({})
})

it('a letter is no number', () => {
  expect(['12', '', ' 7 ', '1x', '-1', '1.5', 'NaN'].map(isWhole)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

it('a missing required setting is sent, although nobody has changed it', () => {
  const required = [{ name: 'city', isRequired: true }, { name: 'phone' }]
  expect(blankRequired(required, {})).toEqual({ city: null })
  expect(blankRequired(required, { city: 'Bonn' })).toEqual({})
})
