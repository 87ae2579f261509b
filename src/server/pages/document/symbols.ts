const SYMBOL = /<symbol id="([\w-]+)"[^>]*>.*?<\/symbol>/gs
const USE = /<use href="\/icons\/sprite\.svg#([\w-]+)"/g

/** The symbols of an SVG sprite by their id. */
export function readSymbols(sprite: string): Map<string, string> {
  return new Map([...sprite.matchAll(SYMBOL)].map(([symbol, id = '']) => [id, symbol]))
}

/**
 * Inlines the symbols that rendered HTML uses. A separate sprite arrives after the first paint and causes a second
 * layout. React keeps the changed `href` when it hydrates: it does not patch attributes.
 */
export function inlineSymbols(
  content: string,
  symbols: ReadonlyMap<string, string>,
): { symbols: string; content: string } {
  const used = new Set([...content.matchAll(USE)].map(([, id = '']) => id).filter((id) => symbols.has(id)))
  if (used.size === 0) return { symbols: '', content }
  // Prefixed, because an element of the page may have the same id.
  const drawings = [...used].map((id) => symbols.get(id)?.replace(`id="${id}"`, `id="icon-${id}"`))
  return {
    symbols: `<svg width="0" height="0" display="none" aria-hidden="true">${drawings.join('')}</svg>`,
    content: content.replace(USE, (use, id: string) => (used.has(id) ? `<use href="#icon-${id}"` : use)),
  }
}
