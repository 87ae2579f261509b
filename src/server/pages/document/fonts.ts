// Font files that a page may need, recognized by letters that only they contain (ui/fonts.css).
const PARTS = [
  { file: /^onest-latin-wght-/, letters: /[a-z]/i },
  { file: /^onest-latin-ext-wght-/, letters: /[\u0100-\u017f]/ },
  { file: /^onest-cyrillic-wght-/, letters: /[\u0400-\u045f]/ },
]

/**
 * Preload tags for the fonts of server-rendered HTML. A font that arrives after the first layout lays out all text
 * again.
 * @param content the rendered HTML; empty needs no fonts
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
