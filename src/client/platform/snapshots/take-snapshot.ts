import { currentLanguage } from '../words/i18n.ts'
import { buildOfPage } from './build-of-page.ts'
import { isLoading } from './placeholder.ts'
import type { Snapshot } from './snapshot.ts'

// A page of a thousand cards would take longer to read back than to render.
const MAX_LENGTH = 400_000
/** Marks what belongs to a moment and not to the page: the connection, a new release. */
const MOMENTARY = '[data-momentary]'
/** A snapshot that the app has not replaced yet, and what nobody may read. */
const NOT_KEPT = '[data-snapshot], input[type="password"]'

/** The page in `root` as it is now, without its styles; null while it is loading, or when it is too long. */
export function takeSnapshot(root: HTMLElement, now: number): Omit<Snapshot, 'styles'> | null {
  if (isLoading(root) || root.querySelector(NOT_KEPT)) return null
  const copy = root.cloneNode(true) as HTMLElement
  keepScrolled(root, copy)
  for (const element of copy.querySelectorAll(MOMENTARY)) element.replaceChildren()
  for (const field of copy.querySelectorAll('textarea')) field.replaceChildren()
  const html = copy.innerHTML
  if (html.length > MAX_LENGTH) return null
  const { theme = null } = document.documentElement.dataset
  return {
    html,
    title: document.title,
    language: currentLanguage(),
    theme,
    build: buildOfPage(),
    savedAt: now,
  }
}

/** Addresses of the page's style sheets in their order. A server-rendered page has a disabled link for inlined ones. */
export const styleAddresses = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
    ({ href }) => new URL(href).pathname,
  )

/** Nothing scrolls before a script runs, so what has scrolled is moved to where it was. */
function keepScrolled(root: HTMLElement, copy: HTMLElement): void {
  const originals = root.querySelectorAll<HTMLElement>('*')
  const copies = copy.querySelectorAll<HTMLElement>('*')
  for (const [index, { scrollTop }] of originals.entries()) {
    const scroller = copies[index]
    if (scrollTop === 0 || !scroller) continue
    scroller.style.overflow = 'hidden'
    for (const child of scroller.children)
      if (child instanceof HTMLElement)
        Object.assign(child.style, { position: 'relative', top: `${-scrollTop}px` })
  }
}
