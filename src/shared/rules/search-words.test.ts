import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedTypos, editDistance } from './edit-distance.ts'
import { fold, wordsOf } from './fold-text.ts'
import { compoundStem, stemsOf } from './stem-word.ts'
import { latinKey, otherKeyboard } from './transliterate.ts'

const word = fc.stringMatching(/^[a-zäöüßа-я]{1,12}$/)
const sameWord = (a: string, b: string) => {
  const [one, other] = [stemsOf(fold(a)), stemsOf(fold(b))]
  return one.some((stem) => other.includes(stem))
}

describe('folded words', () => {
  it('are the same for ä, a and ae', () => {
    for (const [a, b, c] of [
      ['Küche', 'Kueche', 'Kuche'],
      ['Bäcker', 'Baecker', 'Backer'],
      ['Möbel', 'Moebel', 'Mobel'],
    ] as const)
      expect([fold(b), fold(c)]).toEqual([fold(a), fold(a)])
    expect(fold('Księgowa Łódź')).toBe('ksiegowa lodz')
    expect(fold('Ёлка')).toBe('елка')
    expect(fold('Straße')).toBe(fold('STRASSE'))
    expect(fold('Frauen')).toBe('frauen')
  })

  it('do not change when folded twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        for (const found of wordsOf(text)) expect(found).toMatch(/^[a-z0-9а-яіїєґ]{2,}$/)
      }),
    )
    fc.assert(
      fc.property(word, (text) => {
        expect(wordsOf(text)).toEqual(wordsOf(text.toUpperCase()))
      }),
    )
  })

  it('have the same stem in all inflected forms, in each language', () => {
    for (const [a, b] of [
      ['Reinigungskräfte', 'Reinigungskraft'],
      ['Verkäuferinnen', 'Verkäufer'],
      ['welders', 'welder'],
      ['cleaning', 'cleaner'],
      ['kierowcy', 'kierowca'],
      ['spawacze', 'spawacz'],
      ['водители', 'водитель'],
      ['бухгалтера', 'бухгалтер'],
    ] as const)
      expect([a, b, sameWord(a, b)]).toEqual([a, b, true])
    expect(sameWord('Maurer', 'Maler')).toBe(false)
    expect(fold('Altenpfleger')).toContain(compoundStem(fold('Pflege')))
  })

  it('keep at least three letters when stemmed', () => {
    fc.assert(
      fc.property(word, (text) => {
        const folded = fold(text)
        for (const stem of stemsOf(folded)) {
          expect(stem.slice(3).length).toBeGreaterThanOrEqual(Math.min(3, folded.length))
          expect(folded.startsWith(stem.slice(3))).toBe(true)
        }
      }),
    )
  })

  it('have the same Latin key in Cyrillic and in Latin letters', () => {
    for (const [russian, latin] of [
      ['няня', 'nyanya'],
      ['няня', 'njanja'],
      ['водитель', 'voditel'],
      ['сварщик', 'svarshchik'],
      ['уборка', 'uborka'],
      ['хозяйство', 'khoziaistvo'],
    ] as const)
      expect([latin, latinKey(latin)]).toEqual([latin, latinKey(russian)])
    expect(otherKeyboard('gjdfh')).toBe('повар')
    expect(otherKeyboard(otherKeyboard('повар'))).toBe('повар')
  })
})

describe('the distance between words', () => {
  it('counts insertions, deletions, substitutions and swaps', () => {
    expect(editDistance('maler', 'maler', 2)).toBe(0)
    expect(editDistance('maler', 'malr', 2)).toBe(1)
    expect(editDistance('maler', 'mahler', 2)).toBe(1)
    expect(editDistance('maler', 'amler', 2)).toBe(1)
    expect(editDistance('verkeufer', 'verkaufer', 2)).toBe(1)
    expect(editDistance('koch', 'maurer', 2)).toBe(3)
  })

  it('is symmetric, 0 for the same word, and at most the limit plus one', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, max) => {
        const distance = editDistance(a, b, max)
        expect(distance).toBe(editDistance(b, a, max))
        expect(distance === 0).toBe(a === b)
        expect(distance).toBeLessThanOrEqual(max + 1)
      }),
    )
  })

  it('allows no typo in short words, and no fewer in longer ones', () => {
    expect([1, 3, 4, 5, 6, 20].map(allowedTypos)).toEqual([0, 0, 1, 1, 2, 2])
  })
})
