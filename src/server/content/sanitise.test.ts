import { describe, expect, it } from 'vitest'
import { TooNestedError } from './bounded-tokenizer.ts'
import { hasUndescribedPicture, toHtml } from './markdown.ts'
import { sanitise } from './sanitise.ts'
import { XSS_VECTORS } from './xss-vectors.ts'

const PICTURE = '/media/0f8fad5b-d9cb-469f-a165-70867728950e.webp'
// All tags that a sanitised text may contain: tags without attributes, links and our own pictures.
const TAG =
  /<\/?(?:h[234]|p|br|hr|strong|em|[biu]|s|del|su[bp]|code|pre|[uo]l|li|blockquote|table|thead|tbody|tr|t[hd]|a)(?: \/)?>|<a href="(?:https:|mailto:|tel:|#|\/(?!\/))[^"<>]*">|<img src="\/media\/[0-9a-f-]{36}\.webp" alt="[^"<>]*" loading="lazy" \/>|<t[hd](?: (?:col|row)span="\d+")*>/g

/** Removes the harmless tags from HTML. A remaining bracket belongs to a tag that the sanitiser should have removed. */
const rest = (html: string) => html.replace(TAG, '')

describe('the sanitiser', () => {
  it(`removes all ${XSS_VECTORS.length} published vectors, in HTML and in Markdown`, () => {
    // Their number is in README.md and src/docs/security.md.
    expect(XSS_VECTORS).toHaveLength(93)
    for (const vector of XSS_VECTORS) {
      for (const html of [sanitise(vector), toHtml(vector), toHtml(`- ${vector}`)])
        expect([vector, rest(html)]).toEqual([vector, expect.not.stringMatching(/[<>]/)])
    }
  })

  it('fails this test if it leaves a harmful tag', () => {
    for (const html of ['<img src=x>', '<a href="javascript:x">', '<p onclick="x">', '<svg>'])
      expect(rest(html)).toContain('<')
  })

  it('keeps formatting and our own pictures with their descriptions', () => {
    expect(toHtml(`![A *bakery*](${PICTURE})`)).toBe(
      `<p><img src="${PICTURE}" alt="A bakery" loading="lazy" /></p>`,
    )
    expect(toHtml('1. a\n2. **b**')).toBe('<ol>\n<li>a</li>\n<li><strong>b</strong></li>\n</ol>')
  })

  it.each([
    ['quotes', '> '.repeat(10_000)],
    ['lists', `${'- '.repeat(10_000)}a`],
    ['emphases', `${'*a '.repeat(3000)}${' a*'.repeat(3000)}`],
  ])('refuses thousands of nested %s, and no few', (_what, text) => {
    expect(() => toHtml(text)).toThrow(TooNestedError)
    expect(toHtml('> - *a*')).toContain('<em>a</em>')
  })

  it('finds pictures without a description', () => {
    for (const text of [
      `Text\n\n- ![ ](${PICTURE})`,
      `![][1]\n\n[1]: ${PICTURE}`,
      `![\u3164](${PICTURE})`,
      `<img src="${PICTURE}">`,
      `<p><img alt=" " src='${PICTURE}'></p>`,
      `![Oven](${PICTURE})\n\n<img src="${PICTURE}" title="x">`,
    ])
      expect([text, hasUndescribedPicture(text)]).toEqual([text, true])
    for (const text of [`![Oven](${PICTURE})`, `<img src="${PICTURE}" alt="5 > 4">`, '`<img>`'])
      expect([text, hasUndescribedPicture(text)]).toEqual([text, false])
  })
})
