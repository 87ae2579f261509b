import { requestsReleased } from '#client/platform/first-paint/initial-answers.ts'

/** In one frame: each costs the whole page some drawing, however many cards are new. */
const CARDS_AT_ONCE = 5
const QUIET_MS = 5_000
/** What comes before a list is scrolled, by finger, wheel, mouse or key; `scroll` itself for all other ways. */
const SIGNS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'scroll'] as const
const SKIPPED = ':scope > li:not([data-laid-out])'

/**
 * Has the cards of a list laid out that the browser skips because they are out of sight (find-page.module.css): those
 * of a page just taken over from the server a few at a time, at the first sign of somebody's hand or when there has been
 * none for a while, since nobody scrolls at once what has just come, and all together would hold up a tap. To wait until
 * each is scrolled into sight makes one frame in six late on a slow phone. Of every later list all at once: who comes
 * back finds the place they left, which guessed heights would move.
 * @returns leaves the rest as it is
 */
export function layOut(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  const isTakenOver = requestsReleased() !== undefined
  return isTakenOver ? layOutLater(list) : layOutNext(list, Number.POSITIVE_INFINITY)
}

function layOutLater(list: HTMLElement): () => void {
  let frame = 0
  const go = () => {
    layOutNext(list, CARDS_AT_ONCE)
    if (list.querySelector(SKIPPED)) frame = requestAnimationFrame(go)
  }
  const waiting = new AbortController()
  const begin = () => {
    waiting.abort()
    go()
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: waiting.signal })
  const quiet = setTimeout(begin, QUIET_MS)
  waiting.signal.addEventListener('abort', () => clearTimeout(quiet))
  return () => {
    waiting.abort()
    cancelAnimationFrame(frame)
  }
}

function layOutNext(list: HTMLElement, most: number): undefined {
  for (const card of [...list.querySelectorAll(SKIPPED)].slice(0, most))
    card.setAttribute('data-laid-out', '')
}
