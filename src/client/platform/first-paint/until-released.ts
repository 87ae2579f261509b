// A longer press selects text or drags, and may end outside the window.
const LONGEST_PRESS_MS = 2000
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Resolves once nothing in an element is pressed, after two seconds at the latest. A press ends without a click when its
 * element is removed, or moves away under the finger, before the release.
 */
export async function untilReleased(element: HTMLElement): Promise<void> {
  const until = performance.now() + LONGEST_PRESS_MS
  while (element.matches(':active') && performance.now() < until) await nextFrame()
}
