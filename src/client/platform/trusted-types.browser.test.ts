import { expect, test } from 'vitest'
import { trustedCopy, trustedRichText } from './trusted-types.ts'

const PICTURE = '/media/6f1d1f6e-1d0e-4a3c-9a51-0f3ad2a1f001.webp'

test.each([
  ['<h2>Pay</h2><p>By <a href="/en/faq">hour</a></p>', '<h2>Pay</h2><p>By <a href="/en/faq">hour</a></p>'],
  [`<img src="${PICTURE}" alt="" loading="lazy">`, `<img src="${PICTURE}" alt="" loading="lazy">`],
  ['<img src="https://evil.example/x.png">', ''],
  ['<p onclick="x()" style="color:red" class="y">a</p>', '<p>a</p>'],
  ['a<script>x()</script><template><p>b</p></template>', 'a'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<svg><a xlink:href="javascript:x()">a</a></svg>', ''],
])('of %s the formatted text keeps %s', (html, clean) => expect(String(trustedRichText(html))).toBe(clean))

test('the content of an element is trusted as it is', () => {
  const element = document.createElement('div')
  element.innerHTML = '<p class="x">a</p>'
  expect(String(trustedCopy(element))).toBe('<p class="x">a</p>')
})
