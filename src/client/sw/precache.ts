import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope

// A browser's limit of connections to an HTTP/1.1 server: more would queue, and block other requests.
const MAX_CONCURRENT = 6

/**
 * Stores the files of this release at installation and serves them from then on. Fetches several at once: one after the
 * other, as in Workbox, takes a minute of round trips on a bad connection.
 */
export function precacheConcurrently(files: (PrecacheEntry | string)[]): PrecacheController {
  const controller = new PrecacheController()
  controller.addToCacheList(files)
  self.addEventListener('install', (event) => event.waitUntil(storeAll(controller, event)))
  self.addEventListener('activate', (event) => void controller.activate(event))
  registerRoute(new PrecacheRoute(controller))
  return controller
}

async function storeAll(controller: PrecacheController, event: ExtendableEvent): Promise<void> {
  const waiting = controller.getURLsToCacheKeys().entries()
  const storeNext = async () => {
    for (const [url, cacheKey] of waiting) {
      // Files with a hash may come from the browser's cache; the others must bypass it.
      const cache = cacheKey === url ? 'default' : 'reload'
      const request = new Request(url, { cache, credentials: 'same-origin' })
      await Promise.all(controller.strategy.handleAll({ event, request, params: { cacheKey } }))
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, storeNext))
}
