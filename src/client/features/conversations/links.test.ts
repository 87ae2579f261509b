import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitLinks } from './links.ts'

const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => (href ? [href] : []))

describe('web addresses in a message', () => {
  it.each([
    ['See https://example.org/a?b=1#c.', ['https://example.org/a?b=1#c']],
    ['(https://de.wikipedia.org/wiki/Pflege_(Beruf))', ['https://de.wikipedia.org/wiki/Pflege_(Beruf)']],
    ['www.example.de, und http://example.com!', ['https://www.example.de/', 'http://example.com/']],
    [
      'Сайт https://пример.рф/вакансии',
      ['https://xn--e1afmkfd.xn--p1ai/%D0%B2%D0%B0%D0%BA%D0%B0%D0%BD%D1%81%D0%B8%D0%B8'],
    ],
  ])('are found in %j', (text, found) => {
    expect(hrefs(text)).toEqual(found)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'JAVASCRIPT://example.org/%0aalert(1)',
    'file:///etc/passwd',
    'https://bank.example@evil.example/',
    'http://',
    'someone@example.org',
  ])('are not found in %j', (text) => {
    expect(hrefs(text)).toEqual([])
  })

  it('lose no character of the text', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('https://a.example/', 'www.b.example', ').,', '<b>'))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        const parts = splitLinks(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const { href } of parts) if (href) expect(href).toMatch(/^https?:\/\//)
      }),
    )
  })
})
