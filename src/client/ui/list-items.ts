/** A list with the typed text added at its end: trimmed, and only if it is new. */
export function withItem(items: readonly string[], typed: string): string[] {
  const item = typed.trim().replace(/\s+/g, ' ')
  return item === '' || items.includes(item) ? [...items] : [...items, item]
}
