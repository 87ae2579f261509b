import { expect, it } from 'vitest'
import { parseMessagesSearch } from './search.ts'

it('nonsense in the address is the first page of the open messages', () => {
  expect(parseMessagesSearch({ state: 'nice', page: 'x', other: 1 })).toEqual({})
  expect(parseMessagesSearch({ state: 'open', page: 1 })).toEqual({})
  expect(parseMessagesSearch({ state: 'spam', page: '2' })).toEqual({ state: 'spam', page: 2 })
})
