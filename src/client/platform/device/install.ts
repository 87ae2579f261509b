import { createStore } from '#shared/emitter.ts'

type InstallPrompt = Event & { prompt(): Promise<unknown> }

const offer = createStore<InstallPrompt | null>(null)

// At import: the browser emits the event once, perhaps before the first screen is shown.
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault()
  offer.set(event as InstallPrompt)
})
globalThis.addEventListener?.('appinstalled', () => offer.set(null))

/** Whether the browser can install the app now. */
export function canInstall(): boolean {
  return offer.get() !== null
}

/** Shows the browser's install dialog; works once for each event. */
export async function showInstallDialog(): Promise<void> {
  const prompt = offer.get()
  offer.set(null)
  await prompt?.prompt()
}

export const subscribeInstall = offer.subscribe

/** Safari on an iPhone or iPad, not on the home screen: it offers no install dialog, and push only after installation. */
export const isUninstalledOnIos = (): boolean =>
  (globalThis.navigator as { standalone?: boolean } | undefined)?.standalone === false
