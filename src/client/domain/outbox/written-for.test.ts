import { expect, test } from 'vitest'
import { baseOf, isConflict, versionFor } from './written-for.ts'

const base = { text: 'A', version: 1 }

test('a text of another device is a conflict, and the version stays the one that was known', () => {
  const other = { text: 'X', version: 2 }
  expect(isConflict(base, other, 'B')).toBe(true)
  expect(versionFor(base, other)).toBe(1)
})

test('an own text that has arrived meanwhile, the same text and unknown versions are none', () => {
  const arrived = { text: 'A', version: 2 }
  expect(isConflict(base, arrived, 'B')).toBe(false)
  expect(versionFor(base, arrived)).toBe(2)
  expect(isConflict(base, { text: 'B', version: 2 }, 'B')).toBe(false)
  expect(isConflict(undefined, arrived, 'B')).toBe(false)
  expect(isConflict({ text: 'A', version: undefined }, { text: 'X', version: 2 }, 'B')).toBe(false)
})

test('a draft that is the stored text was sent, so what follows is written for that text', () => {
  const sent = { text: 'B', version: 2 }
  expect(baseOf(base, sent, 'B')).toEqual(sent)
  expect(baseOf(base, sent, 'C')).toEqual(base)
  expect(baseOf(undefined, sent, 'C')).toBeUndefined()
})
