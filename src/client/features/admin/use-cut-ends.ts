import { type RefObject, useLayoutEffect, useState } from 'react'

type Cut = { start: boolean; end: boolean }

/** At which ends the row of links in an element is cut, because it is wider than its place. */
export function useCutEnds(area: RefObject<HTMLElement | null>): Cut {
  const [cut, setCut] = useState<Cut>({ start: false, end: false })
  // After each render, because links and counts are loaded later than the row.
  useLayoutEffect(() => {
    const row = area.current?.querySelector('nav')
    if (!row) return
    const measure = () => {
      const start = row.scrollLeft > 1
      const end = row.scrollLeft + row.clientWidth < row.scrollWidth - 1
      setCut((known) => (known.start === start && known.end === end ? known : { start, end }))
    }
    row.addEventListener('scroll', measure, { passive: true })
    const resized = new ResizeObserver(measure)
    for (const element of [row, ...row.children]) resized.observe(element)
    return () => {
      row.removeEventListener('scroll', measure)
      resized.disconnect()
    }
  })
  return cut
}
