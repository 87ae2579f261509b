import { readToken } from '../device/session/stored-token.ts'
import { parseToken } from '../device/session/token.ts'

/** The snapshot that the worker has put into `root`, or null. */
export const shownSnapshot = (root: HTMLElement): HTMLElement | null =>
  root.querySelector<HTMLElement>(':scope > [data-snapshot]')

/** Whether a snapshot has only the frame of the app, without content. */
export const isFrame = ({ dataset }: HTMLElement): boolean => dataset.frame !== undefined

/** Removes a snapshot of another account, because the worker's copy of the session may be older than the page's. */
export function checkSnapshot(root: HTMLElement): void {
  const snapshot = shownSnapshot(root)
  const userId = parseToken(readToken())?.userId ?? ''
  if (snapshot && snapshot.dataset.snapshot !== `${userId}`) snapshot.remove()
}
