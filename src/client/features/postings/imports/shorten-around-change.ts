const MAX = 160
const BEFORE = 40

/**
 * The part of two long texts in which they first differ, so that one changed word is seen. Short texts stay whole.
 * @returns both texts, with "…" where something is left out
 */
export function shortenAroundChange(before: string, after: string): [string, string] {
  if (before.length <= MAX && after.length <= MAX) return [before, after]
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  const start = Math.max(0, same - BEFORE)
  const cut = (text: string) => {
    const part = text.slice(start, start + MAX).toWellFormed()
    return `${start > 0 ? '…' : ''}${part}${start + MAX < text.length ? '…' : ''}`
  }
  return [cut(before), cut(after)]
}
