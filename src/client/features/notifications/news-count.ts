const listeners = new Set<() => void>()
let count = 0

/** How many notifications are unread. A store of its own: the menu of every first visit knows no queries of them. */
export const getNewsCount = (): number => count

export function setNewsCount(next: number): void {
  if (count === next) return
  count = next
  for (const listener of listeners) listener()
}

export function subscribeNewsCount(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
