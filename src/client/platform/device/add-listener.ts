/** Adds a listener and returns the function that removes it. Without a target (no service worker) nothing happens. */
export function addListener(
  target: EventTarget | undefined,
  type: string,
  listener: (event: Event) => void,
): () => void {
  target?.addEventListener(type, listener)
  return () => target?.removeEventListener(type, listener)
}
