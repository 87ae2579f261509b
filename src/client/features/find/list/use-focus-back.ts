import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

// What was opened from each entry of the history, as long as this page lives.
const opened = new Map<string, string>()

/**
 * Who comes back to a list, or closes what stood beside it, is with the keyboard where they left it.
 * @param isReady whether the cards are there
 * @param isBeside whether something stands open beside them
 * @returns for the clicks in the list
 */
export function useFocusBack(list: RefObject<HTMLElement | null>, isReady: boolean, isBeside: boolean) {
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' })
  const last = useRef<string>(undefined)
  const wasBeside = useRef(false)
  useEffect(() => {
    const href = opened.get(entry) ?? (wasBeside.current ? last.current : undefined)
    wasBeside.current = isBeside
    if (!href || !isReady || isBeside) return
    opened.delete(entry)
    // After the router, which puts the focus on the heading of a page that it takes for new.
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
