import { releaseRequests } from '../first-paint/initial-answers.ts'
import { untilReleased } from '../first-paint/until-released.ts'
import { isLoading } from './placeholder.ts'
import { isFrame } from './shown-snapshot.ts'

// After this time the page is shown with its placeholders, because it waits for the network.
const AT_LATEST_MS = 3000
// Placeholders that last longer do not wait for the device: what the snapshot shows is no longer stored.
const ON_DEVICE_WITHIN_MS = 1000

/**
 * An invisible container over a snapshot, in which the app renders the same page. Its layout is complete before it is
 * shown, so nothing moves.
 */
export function createContainerOver(root: HTMLElement): HTMLElement {
  const live = document.createElement('div')
  live.style.cssText = 'position:absolute;inset:0;visibility:hidden;pointer-events:none'
  root.append(live)
  return live
}

/**
 * Replaces a snapshot when the app's page has no placeholders and nothing is pressed; a frame, as soon as nothing is pressed.
 * A `<details>` that is open in the snapshot stays open: the browser opens it without the app.
 */
export async function replaceSnapshot(snapshot: HTMLElement, live: HTMLElement): Promise<void> {
  await rendered(live, !isFrame(snapshot))
  await untilReleased(snapshot)
  openSame(snapshot, live)
  snapshot.remove()
  live.style.cssText = 'display:contents'
}

function rendered(live: HTMLElement, isComplete: boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      clearTimeout(waiting)
      changes.disconnect()
      resolve()
    }
    const check = () => {
      if (!live.querySelector('main *')) return
      if (!(isComplete && isLoading(live))) end()
      else waiting ??= setTimeout(releaseRequests, ON_DEVICE_WITHIN_MS)
    }
    const changes = new MutationObserver(check)
    let waiting: ReturnType<typeof setTimeout> | undefined
    const timer = setTimeout(end, AT_LATEST_MS)
    changes.observe(live, { childList: true, subtree: true })
    check()
  })
}

/** Opens each `<details>` that is open in the snapshot: the one with the same words at the same place among these. */
function openSame(snapshot: HTMLElement, live: HTMLElement): void {
  const wordsOf = (details: HTMLDetailsElement) => details.querySelector('summary')?.textContent
  const alike = (page: HTMLElement, words: ReturnType<typeof wordsOf>) =>
    [...page.querySelectorAll('details')].filter((details) => wordsOf(details) === words)
  for (const open of snapshot.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    const words = wordsOf(open)
    const same = alike(live, words)[alike(snapshot, words).indexOf(open)]
    if (same) same.open = true
  }
}
