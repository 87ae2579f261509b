import { currentLanguage } from '../words/i18n.ts'
import { buildOfPage } from './build-of-page.ts'
import { leaveOnlyFrame } from './leave-only-frame.ts'
import { moveStyles } from './move-styles.ts'
import { isLoading } from './placeholder.ts'
import type { Snapshot } from './snapshot.ts'

// Reading a page of a thousand cards from the storage would take longer than rendering it.
const MAX_LENGTH = 400_000
/** Marks momentary content that does not belong to the page, such as banners about the connection or a new release. */
const MOMENTARY = '[data-momentary]'
/** Pages that are never stored: one that still shows a snapshot, or has a password field. */
const NEVER_STORED = '[data-snapshot], input[type="password"]'

/** A snapshot of a page, and its frame: menus and footer, for the first paint of an address that was never shown. */
type Taken = Record<'page' | 'frame', Omit<Snapshot, 'styles' | 'files'>>

/** The current page in `root`, without its style sheets and files; null while it is loading, or when it is too long. */
export function takeSnapshot(root: HTMLElement, now: number): Taken | null {
  if (isLoading(root) || root.querySelector(NEVER_STORED)) return null
  const copy = root.cloneNode(true) as HTMLElement
  restoreScroll(root, copy)
  for (const element of copy.querySelectorAll(MOMENTARY)) element.replaceChildren()
  for (const field of copy.querySelectorAll('textarea')) field.replaceChildren()
  // The first paint lays out only what is in view (find/list/lay-out-skipped-cards.ts).
  for (const element of copy.querySelectorAll('[data-laid-out]')) element.removeAttribute('data-laid-out')
  const ownStyles = moveStyles(copy)
  const html = copy.innerHTML
  if (html.length > MAX_LENGTH) return null
  const { theme = null } = document.documentElement.dataset
  const { title } = document
  const page = {
    html,
    ownStyles,
    title,
    language: currentLanguage(),
    theme,
    build: buildOfPage(),
    savedAt: now,
  }
  leaveOnlyFrame(copy)
  return { page, frame: { ...page, html: copy.innerHTML, title: 'Jobmost', isFrame: true } }
}

/** The addresses of the page's style sheets in order. A server-rendered page has a disabled link for inlined ones. */
export const styleAddresses = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
    ({ href }) => new URL(href).pathname,
  )

/** Moves scrolled content to its position, because nothing can be scrolled before scripts run. */
function restoreScroll(root: HTMLElement, copy: HTMLElement): void {
  const originals = root.querySelectorAll<HTMLElement>('*')
  const copies = copy.querySelectorAll<HTMLElement>('*')
  for (const [index, original] of originals.entries()) {
    const scroller = copies[index]
    // To read the position in a card that the browser skips would lay the card out.
    if (!scroller || !original.checkVisibility({ contentVisibilityAuto: true })) continue
    const { scrollTop } = original
    if (scrollTop === 0) continue
    scroller.style.overflow = 'hidden'
    for (const child of scroller.children)
      if (child instanceof HTMLElement)
        Object.assign(child.style, { position: 'relative', top: `${-scrollTop}px` })
  }
}
