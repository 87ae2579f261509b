import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bandsOf, shinglesOf, similarityOf } from './fingerprint.ts'

const TEXT = `We look for a baker for the night shift in Leipzig. You prepare dough, bake bread and rolls and keep the
bakery clean. We pay on time, overtime is paid too, and you have two free days in a row each week. No experience is
needed: our master baker teaches you everything in the first three months. Please bring your own shoes.`
const words = fc.array(fc.constantFrom(...'abcdefghijklmnopqrst'), { minLength: 1, maxLength: 60 })

describe('the fingerprint of a text', () => {
  it('shares a band with a copy that has other names, cases and signs', () => {
    const copy = TEXT.replace('Leipzig', 'HALLE').replaceAll('.', '!').toUpperCase()
    expect(similarityOf(shinglesOf(TEXT), shinglesOf(copy))).toBeGreaterThan(0.85)
    expect(bandsOf(TEXT).filter((band) => bandsOf(copy).includes(band))).not.toEqual([])
  })

  it('shares none with another text', () => {
    const other =
      'A cleaning company in Halle seeks people for offices, mornings only, ten hours a week, with a van.'
    expect(similarityOf(shinglesOf(TEXT), shinglesOf(other))).toBe(0)
    expect(bandsOf(TEXT).filter((band) => bandsOf(other).includes(band))).toEqual([])
  })

  it('has eight 32-bit numbers, and none without words', () => {
    expect(bandsOf(TEXT)).toHaveLength(8)
    expect(bandsOf(' … ')).toEqual([])
    fc.assert(fc.property(words, (text) => bandsOf(text.join(' ')).every((band) => band === (band | 0))))
  })

  it('gives a similarity that is symmetric, and 1 for equal texts', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const [left, right] = [shinglesOf(a.join(' ')), shinglesOf(b.join(' '))]
        expect(similarityOf(left, right)).toBe(similarityOf(right, left))
        expect(similarityOf(left, left)).toBe(1)
      }),
    )
  })
})
