import { expect, it } from 'vitest'
import { parseReportsSearch } from './search.ts'

it('nonsense in the address is the first page of what waits', () => {
  expect(parseReportsSearch({ state: 'nice', page: 'x', other: 1 })).toEqual({})
  expect(parseReportsSearch({ state: 'open', page: 1 })).toEqual({})
  expect(parseReportsSearch({ state: 'upheld', page: '2' })).toEqual({ state: 'upheld', page: 2 })
})
