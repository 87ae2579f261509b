import { describe, expect, it } from 'vitest'
import { normaliseVatId } from './vat-id.ts'

describe('a VAT id', () => {
  it.each(['DE136695976', 'de 136 695 976', 'DE129273398'])('accepts %s', (typed) => {
    expect(normaliseVatId(typed)).toMatch(/^DE\d{9}$/)
  })

  it.each(['DE136695975', 'DE036695976', '136695976', 'DE13669597', 'US123456789', 'DE13669597６', ''])(
    'refuses "%s"',
    (typed) => {
      expect(normaliseVatId(typed)).toBeNull()
    },
  )

  it('of another EU country is checked for its format only', () => {
    expect(normaliseVatId('ATU12345678')).toBe('ATU12345678')
    expect(normaliseVatId('PL 123-456-78-90')).toBe('PL1234567890')
    expect(normaliseVatId('PL123')).toBeNull()
  })

  it('with one wrong digit is refused', () => {
    for (let place = 2; place < 11; place++) {
      for (const digit of '0123456789') {
        const typed = `DE136695976`.slice(0, place) + digit + `DE136695976`.slice(place + 1)
        if (typed !== 'DE136695976') expect(normaliseVatId(typed), typed).toBeNull()
      }
    }
  })
})
