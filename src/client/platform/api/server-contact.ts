const listeners = new Set<(isReached: boolean) => void>()

/** Tells after each call whether our server answered. */
export function subscribeServerContact(listener: (isReached: boolean) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Passes on what a call found out. */
export function tellServerContact(isReached: boolean): void {
  for (const listener of listeners) listener(isReached)
}
