/**
 * The dated figures that apply on a day, or will later: the latest one until then, and those to come.
 * @param day YYYY-MM-DD
 * @returns earliest first
 */
export function figuresFrom<T extends { valid_from: string }>(rows: readonly T[], day: string): T[] {
  const sorted = rows.toSorted((a, b) => (a.valid_from < b.valid_from ? -1 : 1))
  return sorted.slice(
    Math.max(
      sorted.findLastIndex(({ valid_from }) => valid_from <= day),
      0,
    ),
  )
}
