const LATER_MS = 1_000

/**
 * Has the cards of a list that are out of sight laid out one by one, once there is time. To lay out each as it is
 * scrolled into sight makes one frame in six late on a slow phone; all at once would hold up the first paint or a tap.
 * @returns leaves the rest as it is
 */
export function layOutLater(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  let isThere = true
  const layOut = () => {
    const next = list.querySelector(':scope > li:not([data-laid-out])')
    if (!next || !isThere) return
    next.setAttribute('data-laid-out', '')
    whenIdle(layOut)
  }
  whenIdle(layOut)
  return () => {
    isThere = false
  }
}

// Safari has no idle callbacks.
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, LATER_MS)
