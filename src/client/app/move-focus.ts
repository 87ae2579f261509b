import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'
import { focusHeading } from '#client/ui/focus-heading.ts'

type Find = () => HTMLElement | null

/**
 * Moves the focus to the heading of each new page, and of a page to which the user returns, to the link or button that was
 * pressed there.
 */
export function moveFocusWithPages(router: AnyRouter): void {
  // How to find what was pressed, by history entry.
  const pressed = new Map<string, Find>()
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    const find = finderOf(document.activeElement)
    if (fromLocation && find) pressed.set(entryOf(fromLocation), find)
  })
  router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
    // A change of language is not a new page: the focus stays where it is.
    if (!fromLocation || pageOf(fromLocation) === pageOf(toLocation)) return
    const element = pressed.get(entryOf(toLocation))?.()
    if (element) return element.focus({ preventScroll: true })
    focusHeading(toLocation.hash)
    followHeading(router)
  })
}

/**
 * Moves the focus to a heading that is there only when the page's data have arrived, once, unless the user does something
 * or leaves the page before.
 */
function followHeading(router: AnyRouter): void {
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.localName === 'main'
    if (!isLost || !document.querySelector('main h1')) return
    stop()
    focusHeading()
  })
  const used = new AbortController()
  const stop = () => {
    observer.disconnect()
    used.abort()
    unsubscribe()
  }
  const unsubscribe = router.subscribe('onBeforeNavigate', stop)
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, stop, { signal: used.signal })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** Finds the link or button again when its page is rendered anew. A button is found by its words, within its card if that has an id. */
function finderOf(focused: Element | null): Find | undefined {
  const href = focused?.closest('main a')?.getAttribute('href')
  if (href) return () => document.querySelector(`main a[href="${CSS.escape(href)}"]`)
  const button = focused?.closest('main button')
  if (!button) return undefined
  const card = button.closest('article[id], li[id]')?.id
  const words = button.textContent
  return () => {
    const place = card ? document.getElementById(card) : document.querySelector('main')
    const same = [...(place?.querySelectorAll('button') ?? [])].filter((one) => one.textContent === words)
    return same.length === 1 ? (same[0] ?? null) : null
  }
}

const entryOf = ({ state }: ParsedLocation) => state.__TSR_key ?? ''
const pageOf = ({ pathname }: ParsedLocation) => pathname.replace(/^\/[^/]+/, '')
