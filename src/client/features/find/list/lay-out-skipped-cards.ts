import { hasScrolled, opensAtTop } from '#client/platform/first-paint/early-scroll.ts'
import { isHydrating } from '#client/platform/first-paint/initial-answers.ts'

/** How many cards in one frame. Each frame repaints part of the page, however many cards are new. */
const CARDS_AT_ONCE = 5
const QUIET_MS = 5_000
/** Input that precedes scrolling by finger, wheel, mouse or key. `scroll` itself covers all other ways. */
const INPUT_EVENTS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'scroll'] as const
const SKIPPED = ':scope > li:not([data-laid-out])'

/**
 * Lays out the cards that the browser skips because they are out of view (find-page.module.css). On a hydrated page, and
 * on one that replaces a snapshot at its top, it waits for the first input or a quiet period. Then it lays out a few at a
 * time, because all at once would delay a tap, or all after a jump down the page. Laying out each card only when it scrolls
 * into view makes one frame in six late on a slow phone. Every later list is laid out at once: estimated heights would move
 * the scroll position that is restored on going back.
 * @returns a function that stops it and leaves the remaining cards as they are
 */
export function layOutSkippedCards(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  const replacesSnapshot = document.querySelector('[data-snapshot]') !== null
  // Who has scrolled far before the page was hydrated would press what the cards above then move away.
  const waits = isHydrating() ? scrollY <= innerHeight : replacesSnapshot && opensAtTop() && !hasScrolled()
  return waits ? layOutLater(list) : layOutNext(list, Number.POSITIVE_INFINITY)
}

function layOutLater(list: HTMLElement): () => void {
  let frame = 0
  const layOut = () => {
    // After a jump, estimated heights above would move what is in view, between press and release of a pointer too.
    layOutNext(list, scrollY > innerHeight ? Number.POSITIVE_INFINITY : CARDS_AT_ONCE)
    if (list.querySelector(SKIPPED)) frame = requestAnimationFrame(layOut)
  }
  const waiting = new AbortController()
  const begin = () => {
    waiting.abort()
    layOut()
  }
  for (const type of INPUT_EVENTS) addEventListener(type, begin, { passive: true, signal: waiting.signal })
  const quietTimer = setTimeout(begin, QUIET_MS)
  waiting.signal.addEventListener('abort', () => clearTimeout(quietTimer))
  return () => {
    waiting.abort()
    cancelAnimationFrame(frame)
  }
}

function layOutNext(list: HTMLElement, max: number): undefined {
  for (const card of [...list.querySelectorAll(SKIPPED)].slice(0, max)) card.setAttribute('data-laid-out', '')
}
