import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { type AssetPack, isAssetPack } from '#shared/contract/asset-pack.ts'
import { isFile } from './is-file.ts'

declare const self: ServiceWorkerGlobalScope

// The page's own requests come first: a browser opens six connections to an HTTP/1.1 server.
const BATCH = 12

/**
 * Stores the files of this release at installation and serves them from then on. Fetches several at once: one after the
 * other, as in Workbox, takes a minute of round trips on a bad connection.
 */
export function precacheConcurrently(files: (PrecacheEntry | string)[]): PrecacheController {
  const controller = new PrecacheController()
  const urlOf = (file: PrecacheEntry | string) => (typeof file === 'string' ? file : file.url)
  controller.addToCacheList(files.filter((file) => !isAssetPack(urlOf(file))))
  const packs = files.map(urlOf).filter(isAssetPack)
  self.addEventListener('install', (event) => event.waitUntil(storeAll(controller, packs, event)))
  self.addEventListener('activate', (event) => void controller.activate(event))
  registerRoute(new PrecacheRoute(controller))
  return controller
}

async function storeAll(
  controller: PrecacheController,
  packs: string[],
  event: ExtendableEvent,
): Promise<void> {
  const files = [...controller.getURLsToCacheKeys()]
  const hashed = files.filter(([url, cacheKey]) => url === cacheKey).map(([url]) => url)
  // The others keep their address in each release, so the browser's cache may hold an older version.
  const fixed = files.filter(([url, cacheKey]) => url !== cacheKey)
  await Promise.all([
    storeHashed(controller.strategy.cacheName, hashed, packs),
    ...fixed.map(([url, cacheKey]) => {
      const request = new Request(url, { cache: 'reload', credentials: 'same-origin' })
      return Promise.all(controller.strategy.handleAll({ event, request, params: { cacheKey } }))
    }),
  ])
}

/**
 * Adds files in batches, which takes half of the processor time of Workbox's way, one by one. On a first installation most
 * come from packs. Later releases change few files, which are fetched alone.
 */
async function storeHashed(cacheName: string, urls: string[], packs: string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  const missing = new Set(urls.filter((url) => !stored.has(url)))
  if (missing.size > urls.length / 2) for (const pack of packs) await storePack(cache, pack, missing)
  const rest = [...missing]
  while (rest.length > 0)
    await Promise.all(rest.splice(0, BATCH).map(async (url) => cache.put(url, await fetchFile(url))))
}

/** Stores the missing files of a pack, which then are no longer missing. */
async function storePack(cache: Cache, pack: string, missing: Set<string>): Promise<void> {
  const files: AssetPack = await (await fetchFile(pack)).json()
  await Promise.all(
    files.map(async ([path, text]) => {
      const url = new URL(path, self.location.href).href
      if (!missing.delete(url)) return
      await cache.put(url, new Response(text, { headers: { 'content-type': typeOf(path) } }))
    }),
  )
}

const typeOf = (path: string) =>
  path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8'

/** @throws Error when the answer is a failure or a page, such as that of a captive portal */
async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url, { credentials: 'same-origin', priority: 'low' })
  if (!isFile(response)) throw new Error(`${url} is not a file of this release`)
  return response
}
