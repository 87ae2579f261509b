import { expect, it } from 'vitest'
import { parseReportsSearch } from './search.ts'

it('an invalid address shows the first page of open reports', () => {
  expect(parseReportsSearch({ state: 'nice', page: 'x', other: 1 })).toEqual({})
  expect(parseReportsSearch({ state: 'open', page: 1 })).toEqual({})
  expect(parseReportsSearch({ state: 'upheld', page: '2' })).toEqual({ state: 'upheld', page: 2 })
})
