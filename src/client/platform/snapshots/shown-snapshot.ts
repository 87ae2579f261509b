import { readToken } from '../device/session/stored-token.ts'
import { parseToken } from '../device/session/token.ts'

/** The snapshot that the worker has put into `root`, or null. */
export const shownSnapshot = (root: HTMLElement): HTMLElement | null =>
  root.querySelector<HTMLElement>(':scope > [data-snapshot]')

/** Removes a snapshot of another account, because the worker's copy of the session may be older than the page's. */
export function checkSnapshot(root: HTMLElement): void {
  const snapshot = shownSnapshot(root)
  const userId = parseToken(readToken())?.userId ?? ''
  if (snapshot && snapshot.dataset.snapshot !== `${userId}`) snapshot.remove()
}
