import { expect, it } from 'vitest'
import { keywordsOf } from './parse-keyword.ts'

it.each(['wanted', 'gesucht', 'szukam', 'ищу'])('ignores a word that most searches contain: %s', (word) => {
  expect(keywordsOf(`cook ${word}`)).toEqual(['cook'])
  expect(keywordsOf(word)).toEqual([word])
})
