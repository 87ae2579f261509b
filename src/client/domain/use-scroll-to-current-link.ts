import { useRouter } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Scrolls a row of links sideways to the current one whenever that changes: on a phone the row may be wider than the screen.
 * @returns the ref of the row
 */
export function useScrollToCurrentLink(): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  const shown = useRef<Element | null>(null)
  const router = useRouter()
  // Counts and fonts that arrive later make links wider, and what appears beside the row makes it narrower: both push the current
  // link out of view.
  const resized = useRef<ResizeObserver | null>(null)
  useLayoutEffect(() => {
    resized.current = new ResizeObserver(() => {
      // A focused link must not leave the view (WCAG 2.4.11).
      if (!row.current?.contains(document.activeElement)) scrollTo(row.current, currentLinkOf(row.current))
    })
    return () => resized.current?.disconnect()
  }, [])
  // After each render, because the links may be loaded later than the row.
  useLayoutEffect(() => {
    const current = currentLinkOf(row.current)
    if (current === shown.current) return
    shown.current = current
    scrollTo(row.current, current)
    if (!row.current) return
    for (const element of [row.current, ...row.current.children]) resized.current?.observe(element)
  })
  useLayoutEffect(
    // After the router, which restores the position that the row had on the page before.
    () => router.subscribe('onRendered', () => scrollTo(row.current, currentLinkOf(row.current))),
    [router],
  )
  return row
}

const currentLinkOf = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('[aria-current]') ?? null

function scrollTo(row: HTMLElement | null, link: HTMLElement | null): void {
  // In the middle; a link that is wider than the row shows its beginning.
  if (row && link) row.scrollLeft = link.offsetLeft - Math.max(0, row.clientWidth - link.offsetWidth) / 2
}
