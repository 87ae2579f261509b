import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { isFile, isShellOf } from './release-files.ts'

declare const self: ServiceWorkerGlobalScope

// The page's own requests come first: a browser opens six connections to an HTTP/1.1 server.
const BATCH = 12

/**
 * Stores the files of this release at installation and serves them from then on. Fetches several at once: one after the
 * other, as in Workbox, takes a minute of round trips on a bad connection.
 */
export function precacheConcurrently(files: (PrecacheEntry | string)[]): PrecacheController {
  const controller: PrecacheController = new PrecacheController({
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) =>
          (await isOfRelease(controller, request, response)) ? response : null,
      },
    ],
  })
  controller.addToCacheList(files)
  self.addEventListener('install', (event) => event.waitUntil(storeAll(controller, event)))
  self.addEventListener('activate', (event) => void controller.activate(event))
  registerRoute(new PrecacheRoute(controller))
  return controller
}

async function storeAll(controller: PrecacheController, event: ExtendableEvent): Promise<void> {
  const files = [...controller.getURLsToCacheKeys()]
  const hashed = files.filter(([url, cacheKey]) => url === cacheKey).map(([url]) => url)
  // The others keep their address in each release, so the browser's cache may hold an older version.
  const fixed = files.filter(([url, cacheKey]) => url !== cacheKey)
  await Promise.all([
    storeHashed(controller.strategy.cacheName, hashed),
    ...fixed.map(([url, cacheKey]) => {
      const request = new Request(url, { cache: 'reload', credentials: 'same-origin' })
      return Promise.all(controller.strategy.handleAll({ event, request, params: { cacheKey } }))
    }),
  ])
}

/** Whether an answer is a file of this release; a captive portal answers each address with its own page. */
async function isOfRelease(
  controller: PrecacheController,
  request: Request,
  response: Response,
): Promise<boolean> {
  if (new URL(request.url).pathname !== '/index.html') return isFile(response)
  const files = [...controller.getURLsToCacheKeys().keys()].map((url) => new URL(url).pathname)
  return response.status === 200 && isShellOf(files, await response.clone().text())
}

/** Adds files in batches, which takes half of the processor time of Workbox's way, one by one. */
async function storeHashed(cacheName: string, urls: string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  const missing = urls.filter((url) => !stored.has(url))
  while (missing.length > 0) {
    const batch = missing.splice(0, BATCH)
    await Promise.all(
      batch.map(async (url) => {
        const response = await fetch(url, { credentials: 'same-origin', priority: 'low' })
        if (!isFile(response)) throw new Error(`${url} is not a file of this release`)
        await cache.put(url, response)
      }),
    )
  }
}
