/**
 * The page numbers to show: `margin` at both ends and `range` in the middle, with gaps between. A gap never replaces a
 * single page.
 */
export function paginationWindow(page: number, last: number, range = 3, margin = 1): (number | 'gap')[] {
  const half = Math.floor((range - 1) / 2)
  const start = Math.max(1, Math.min(page - half, last - range + 1))
  const end = Math.min(last, start + range - 1)
  const isShown = (n: number) => n <= margin || n > last - margin || (n >= start && n <= end)
  const shown: (number | 'gap')[] = []
  for (let n = 1; n <= last; n++) {
    const isSingle = isShown(n - 1) && isShown(n + 1)
    if (isShown(n) || isSingle) shown.push(n)
    else if (shown.at(-1) !== 'gap') shown.push('gap')
  }
  return shown
}
