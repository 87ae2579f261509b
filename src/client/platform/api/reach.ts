const listeners = new Set<(isReached: boolean) => void>()

/** Tells after each call whether our server was reached. */
export function subscribeReach(listener: (isReached: boolean) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Passes on what a call found out. */
export function tellReached(isReached: boolean): void {
  for (const listener of listeners) listener(isReached)
}
