import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { focusHeading } from '#client/ui/focus-heading.ts'

/**
 * Moves the focus to the heading of each new page, and of a page to which the user returns, to the link that was opened there.
 */
export function moveFocusWithPages(router: AnyRouter): void {
  // The link opened from each history entry.
  const opened = new Map<string, string>()
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    const href = document.activeElement?.closest('main a')?.getAttribute('href')
    if (fromLocation && href) opened.set(entryOf(fromLocation), href)
  })
  router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    // A change of language is not a new page: the focus stays where it is.
    if (!fromLocation || pageOf(fromLocation) === pageOf(toLocation)) return
    const href = opened.get(entryOf(toLocation))
    const link = href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
    if (link) link.focus({ preventScroll: true })
    else focusHeading(toLocation.hash)
  })
}

const entryOf = ({ state }: ParsedLocation) => state.__TSR_key ?? ''
const pageOf = ({ pathname }: ParsedLocation) => pathname.replace(/^\/[^/]+/, '')
