type InstallPrompt = Event & { prompt(): Promise<unknown> }

const listeners = new Set<() => void>()
let offer: InstallPrompt | null = null

// At import: the browser offers once, maybe before the first screen asks.
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault()
  change(event as InstallPrompt)
})
globalThis.addEventListener?.('appinstalled', () => change(null))

/** Whether the browser would install the app now. */
export function canInstall(): boolean {
  return offer !== null
}

/** Asks the person; works once per offer. */
export async function install(): Promise<void> {
  const prompt = offer
  change(null)
  await prompt?.prompt()
}

export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(next: InstallPrompt | null): void {
  offer = next
  for (const listener of listeners) listener()
}
