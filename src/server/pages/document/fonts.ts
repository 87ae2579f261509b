// The parts of the typeface that a page's own text may need, by the letters that only they have (ui/fonts.css).
const PARTS = [
  { file: /^onest-latin-wght-/, letters: /[a-z]/i },
  { file: /^onest-latin-ext-wght-/, letters: /[\u0100-\u017f]/ },
  { file: /^onest-cyrillic-wght-/, letters: /[\u0400-\u045f]/ },
]

/**
 * Tags that fetch the letters of drawn HTML before it is laid out: each part that comes later lays all text out again.
 * @param content what is drawn; none needs none
 * @param fonts file names in assets/
 */
export function fontPreloads(content: string, fonts: readonly string[]): string {
  const text = content.replace(/<[^<>]*>/g, '')
  return PARTS.filter(({ letters }) => letters.test(text))
    .flatMap(({ file }) => fonts.filter((font) => file.test(font)))
    .map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}" />\n    `,
    )
    .join('')
}
