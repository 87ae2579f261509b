declare const self: ServiceWorkerGlobalScope

/**
 * A new version waits until the user applies it, because it would change the app under a half-filled form. The first
 * worker controls the open page at once, so that the first visit already works offline.
 */
export function activateOnRequest(): void {
  self.addEventListener('message', (event) => {
    if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  })
  self.addEventListener('activate', (event) => {
    event.waitUntil(self.clients.claim())
  })
}
