import { createStore } from '#shared/emitter.ts'

type InstallPrompt = Event & { prompt(): Promise<unknown> }

const offer = createStore<InstallPrompt | null>(null)

// At import: the browser offers once, maybe before the first screen asks.
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault()
  offer.set(event as InstallPrompt)
})
globalThis.addEventListener?.('appinstalled', () => offer.set(null))

/** Whether the browser would install the app now. */
export function canInstall(): boolean {
  return offer.get() !== null
}

/** Asks the person; works once per offer. */
export async function install(): Promise<void> {
  const prompt = offer.get()
  offer.set(null)
  await prompt?.prompt()
}

export const subscribeInstall = offer.subscribe
