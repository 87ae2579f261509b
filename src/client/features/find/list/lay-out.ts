/** In one frame: each costs the whole page some drawing, however many cards are new. */
const CARDS_AT_ONCE = 5
const QUIET_MS = 5_000
/** What comes before a list is scrolled, by finger, wheel, mouse or key. */
const SIGNS = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const

/**
 * Has the cards of a list that are out of sight laid out one by one. To lay out each as it is scrolled into sight makes
 * one frame in six late on a slow phone; all at once would hold up the first paint or a tap. Nobody scrolls at once
 * what has just come: it begins at the first sign of somebody's hand, or when there has been none for a while.
 * @returns leaves the rest as it is
 */
export function layOutLater(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  let frame = 0
  const layOut = () => {
    const rest = [...list.querySelectorAll(':scope > li:not([data-laid-out])')]
    if (rest.length === 0) return
    for (const card of rest.slice(0, CARDS_AT_ONCE)) card.setAttribute('data-laid-out', '')
    frame = requestAnimationFrame(layOut)
  }
  const waiting = new AbortController()
  const begin = () => {
    waiting.abort()
    layOut()
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: waiting.signal })
  const quiet = setTimeout(begin, QUIET_MS)
  waiting.signal.addEventListener('abort', () => clearTimeout(quiet))
  return () => {
    waiting.abort()
    cancelAnimationFrame(frame)
  }
}
