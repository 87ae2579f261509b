import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

// The link opened from each history entry, for as long as the page is open.
const opened = new Map<string, string>()

/**
 * Restores the focus to the opened card when the user returns to a list or closes the detail beside it.
 * @param isReady whether the cards are rendered
 * @param isBeside whether a detail is open beside the list
 * @returns a click handler for the list
 */
export function useRestoredFocus(list: RefObject<HTMLElement | null>, isReady: boolean, isBeside: boolean) {
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' })
  const last = useRef<string>(undefined)
  const wasBeside = useRef(false)
  useEffect(() => {
    const href = opened.get(entry) ?? (wasBeside.current ? last.current : undefined)
    wasBeside.current = isBeside
    if (!href || !isReady || isBeside) return
    opened.delete(entry)
    // Runs after the router, which moves the focus to the heading of each new page.
    const timer = setTimeout(() => {
      list.current
        ?.querySelector<HTMLElement>(`article a[href="${CSS.escape(href)}"]`)
        ?.focus({ preventScroll: true })
    }, 100)
    return () => clearTimeout(timer)
  }, [entry, isReady, isBeside, list])
  return (target: EventTarget) => {
    const href = (target as Element).closest('article a')?.getAttribute('href')
    if (!href) return
    last.current = href
    opened.set(entry, href)
  }
}
