import { isLoading } from './placeholder.ts'

// After this time the page is shown with its placeholders, because it waits for the network.
const AT_LATEST_MS = 3000

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

/** Replaces a snapshot when the app's page has no placeholders. Replaces a frame at once. */
export async function replaceSnapshot(snapshot: HTMLElement, live: HTMLElement): Promise<void> {
  await rendered(live, snapshot.dataset.frame === undefined)
  snapshot.remove()
  live.style.cssText = 'display:contents'
}

function rendered(live: HTMLElement, isComplete: boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      changes.disconnect()
      resolve()
    }
    const check = () => {
      if (live.querySelector('main *') && !(isComplete && isLoading(live))) end()
    }
    const changes = new MutationObserver(check)
    const timer = setTimeout(end, AT_LATEST_MS)
    changes.observe(live, { childList: true, subtree: true })
    check()
  })
}
