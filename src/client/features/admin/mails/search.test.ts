import { expect, it } from 'vitest'
import { parseMailsSearch } from './search.ts'

it('keeps a part of an address that is long enough to be searched for', () => {
  expect(parseMailsSearch({ state: 'sent', q: ' anna ', page: '2' })).toEqual({
    state: 'sent',
    q: 'anna',
    page: 2,
  })
  expect(parseMailsSearch({ state: 'failed', q: 'an' })).toEqual({})
  expect(parseMailsSearch({ state: 'dismissed' })).toEqual({ state: 'dismissed' })
  expect(parseMailsSearch({ q: 2026 })).toEqual({ q: '2026' })
})
