import { type RefObject, useEffect, useRef } from 'react'

/**
 * Restores the focus to the opened card when the detail beside the list closes. Otherwise the list keeps its place on the
 * screen.
 * @param isBeside whether a detail is open beside the list
 * @returns a click handler for the list
 */
export function useRestoredFocus(list: RefObject<HTMLElement | null>, isBeside: boolean) {
  const last = useRef<string>(undefined)
  const wasBeside = useRef(false)
  useEffect(() => {
    const hasClosed = wasBeside.current && !isBeside
    wasBeside.current = isBeside
    if (!hasClosed || !last.current) return
    const link = list.current?.querySelector<HTMLElement>(`article a[href="${CSS.escape(last.current)}"]`)
    link?.focus({ preventScroll: true })
    // Below the header (WCAG 2.4.11): the page may have scrolled meanwhile.
    link?.closest('article')?.scrollIntoView({ block: 'nearest' })
  }, [isBeside, list])
  return (target: EventTarget) => {
    last.current = (target as Element).closest('article a')?.getAttribute('href') ?? last.current
  }
}
