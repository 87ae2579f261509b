import { expect, it } from 'vitest'
import { parseMessagesSearch } from './search.ts'

it('an invalid address shows the first page of open messages', () => {
  expect(parseMessagesSearch({ state: 'nice', page: 'x', other: 1 })).toEqual({})
  expect(parseMessagesSearch({ state: 'open', page: 1 })).toEqual({})
  expect(parseMessagesSearch({ state: 'spam', page: '2' })).toEqual({ state: 'spam', page: 2 })
  expect(parseMessagesSearch({ state: 'done' })).toEqual({ state: 'done' })
})
