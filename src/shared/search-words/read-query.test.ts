import { expect, it } from 'vitest'
import { readQuery } from './read-query.ts'

const word = (one: string, isPrefix = false) => ({ word: one, isPrefix })

it('reads alternatives, conjunctions, prefixes and parentheses', () => {
  expect(readQuery("'koch'")).toEqual(word('koch'))
  expect(readQuery("'koch' | '~koch':*")).toEqual({ any: [word('koch'), word('~koch', true)] })
  expect(readQuery("('a' | ('b' & 'c')) & '@5'")).toEqual({
    all: [{ any: [word('a'), { all: [word('b'), word('c')] }] }, word('@5')],
  })
  expect(readQuery("'a' & 'b' | 'c'")).toEqual({ any: [{ all: [word('a'), word('b')] }, word('c')] })
})
