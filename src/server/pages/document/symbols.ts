const SYMBOL = /<symbol id="([\w-]+)"[^>]*>.*?<\/symbol>/gs
const USE = /<use href="\/icons\/sprite\.svg#([\w-]+)"/g

/** The symbols of a sprite by their id. */
export function readSymbols(sprite: string): Map<string, string> {
  return new Map([...sprite.matchAll(SYMBOL)].map(([symbol, id = '']) => [id, symbol]))
}

/**
 * Puts the symbols that drawn HTML uses beside it: a sprite of its own would come after the first paint and make the
 * browser lay the page out a second time. React leaves the attributes of what it takes over as they are.
 */
export function inlineSymbols(
  content: string,
  symbols: ReadonlyMap<string, string>,
): { symbols: string; content: string } {
  const used = new Set([...content.matchAll(USE)].map(([, id = '']) => id).filter((id) => symbols.has(id)))
  if (used.size === 0) return { symbols: '', content }
  // Names of their own: an id of the page may be called the same.
  const drawings = [...used].map((id) => symbols.get(id)?.replace(`id="${id}"`, `id="icon-${id}"`))
  return {
    symbols: `<svg width="0" height="0" display="none" aria-hidden="true">${drawings.join('')}</svg>`,
    content: content.replace(USE, (use, id: string) => (used.has(id) ? `<use href="#icon-${id}"` : use)),
  }
}
