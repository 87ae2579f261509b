import { expect, it } from 'vitest'
import { ownWords } from './own-words.ts'

const texts = [
  { text: { de: 'Das ist Betrug.', ru: 'Это мошенничество.' } },
  { text: { de: 'Das ist Werbung.', ru: 'Это реклама.' } },
]

it('a moderator reads in their own language what was added in the language of the reader', () => {
  const value = 'Guten Tag!\nDas ist Werbung.'
  expect(ownWords(texts, value, { written: 'de', own: 'ru' })).toEqual(['Это реклама.'])
  expect(ownWords(texts, '', { written: 'de', own: 'ru' })).toEqual([])
  expect(ownWords(texts, value, { written: 'de', own: 'de' })).toEqual([])
  expect(ownWords(texts, value, { written: 'de', own: 'pl' })).toEqual([])
})
