import { describe, expect, it } from 'vitest'
import {
  blankRequired,
  changesIn,
  conflictsOf,
  isWhole,
  seenNow,
  unsavedOf,
  valuesOf,
  withChange,
  without,
} from './setting-values.ts'

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

describe('a setting that two administrators change', () => {
  const before = { facebook: null, candidates: 1200 }
  const draft = withChange(
    withChange({}, before, 'candidates', '1300'),
    before,
    'facebook',
    'https://a.example',
  )

  it('is a conflict if the stored value is neither the seen nor the own one', () => {
    expect(conflictsOf(draft, before)).toEqual([])
    expect(conflictsOf(draft, { ...before, candidates: 1400 })).toEqual(['candidates'])
    expect(conflictsOf(draft, { ...before, candidates: 1300 })).toEqual([])
    // An empty number is stored as 0.
    expect(conflictsOf(withChange({}, before, 'candidates', ''), { ...before, candidates: 0 })).toEqual([])
    // What was typed first was written for the first value, whatever is shown since.
    const other = { ...before, candidates: 1400 }
    expect(conflictsOf(withChange(draft, other, 'candidates', '1350'), other)).toEqual(['candidates'])
    // A draft of an earlier release does not say what it replaces.
    expect(conflictsOf({ candidates: '1300' }, other)).toEqual([])
  })

  it('is kept or given up by the choice between both values', () => {
    const other = { ...before, candidates: 1400 }
    const kept = seenNow(draft, other)
    expect([conflictsOf(kept, other), changesIn(kept)]).toEqual([[], changesIn(draft)])
    expect(changesIn(without(draft, ['candidates']))).toEqual({ facebook: 'https://a.example' })
  })

  it('that is changed during a save is kept for the next one', () => {
    expect(changesIn(unsavedOf(draft, draft))).toEqual({})
    const latest = withChange(draft, before, 'candidates', '1350')
    const left = unsavedOf(latest, draft)
    expect(changesIn(left)).toEqual({ candidates: '1350' })
    expect(conflictsOf(left, { facebook: 'https://a.example', candidates: 1300 })).toEqual([])
    const emptied = withChange({}, before, 'candidates', '')
    const refilled = unsavedOf(withChange(emptied, before, 'candidates', '5'), emptied)
    expect(conflictsOf(refilled, { ...before, candidates: 0 })).toEqual([])
    const added = unsavedOf(withChange({ ...draft }, before, 'instagram', 'https://b.example'), draft)
    expect(changesIn(added)).toEqual({ instagram: 'https://b.example' })
  })
})
