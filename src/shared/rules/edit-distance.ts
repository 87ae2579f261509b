/**
 * The Damerau-Levenshtein distance of two words: insertions, deletions, substitutions and swaps of neighbours. Any
 * distance above `max` gives `max + 1`.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let min = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1)
      }
      row.push(cost)
      min = Math.min(min, cost)
    }
    if (min > max) return max + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length] as number, max + 1)
}

/** The number of typos allowed in a word of this length. */
export const allowedTypos = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2)
