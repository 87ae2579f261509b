const LATER_MS = 1_000

/**
 * Has the cards of a list that are out of sight laid out once there is time. To lay out each as it is scrolled into
 * sight makes one frame in six late on a slow phone; to lay out all at once holds up the first paint.
 */
export function layOutLater(list: HTMLElement | null): void {
  const layOut = () => list?.setAttribute('data-laid-out', '')
  if (!list) return
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(layOut)
  else setTimeout(layOut, LATER_MS)
}
