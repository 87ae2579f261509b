import { expect, it } from 'vitest'
import { parseFoundSearch } from './search.ts'

it('keeps the words, the kind and the page, and drops invalid values', () => {
  expect(parseFoundSearch({ q: 4711, type: 'offer', page: '3', evil: 1 })).toEqual({
    q: '4711',
    type: 'offer',
    page: 3,
  })
  expect(parseFoundSearch({ q: ' a ', type: 'person', page: 1 })).toEqual({})
})
