import { expect, it } from 'vitest'
import { parsePeopleSearch } from './search.ts'

it('keeps valid filters of the list and drops invalid ones', () => {
  expect(parsePeopleSearch({ q: ' anna ', role: 'boss', state: 'blocked', page: '3' })).toEqual({
    q: 'anna',
    role: 'boss',
    state: 'blocked',
    page: 3,
  })
  expect(parsePeopleSearch({ q: 42, role: 'king', state: 'x', page: '1' })).toEqual({ q: '42' })
  expect(parsePeopleSearch({ q: ['a'], page: 'x' })).toEqual({})
})
