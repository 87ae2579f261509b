/** A list with what was typed for it at its end: trimmed, once. */
export function withItem(items: readonly string[], typed: string): string[] {
  const item = typed.trim().replace(/\s+/g, ' ')
  return item === '' || items.includes(item) ? [...items] : [...items, item]
}
