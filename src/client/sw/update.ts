declare const self: ServiceWorkerGlobalScope

/**
 * A new version waits until the person asks for it: it would change the app under a half-filled form. The very
 * first one takes the open page at once, so that the first visit already works offline.
 */
export function takeOverWhenAsked(): void {
  self.addEventListener('message', (event) => {
    if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  })
  self.addEventListener('activate', (event) => {
    event.waitUntil(self.clients.claim())
  })
}
