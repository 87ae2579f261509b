const MARK = 'scrolled'

/**
 * Notes whether the user scrolls before the app's first render. Call it after the first paint: then reading the position
 * costs no layout.
 */
export function watchEarlyScroll(): void {
  if (scrollY > 0) performance.mark(MARK)
  else addEventListener('scroll', () => performance.mark(MARK), { once: true, passive: true })
}

/** Whether the page has been scrolled since it was opened. Costs no layout. */
export const hasScrolled = (): boolean => performance.getEntriesByName(MARK).length > 0

/** Whether the page was opened at its top: not by a reload or from the history, and without a fragment. */
export function opensAtTop(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return (opened as PerformanceNavigationTiming | undefined)?.type === 'navigate' && location.hash === ''
}
