import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { DAY_S } from '#shared/durations.ts'
import { readPacks } from './asset-packs.ts'
import { precacheConcurrently } from './precache.ts'
import { isFile } from './release-files.ts'
import { startPage } from './start-page.ts'

/** Addresses of the server that are not pages of the app. */
const SERVER_PATHS = [
  /^\/(api|broadcasting|app|media|assets)(\/|$)/,
  /\.(xml|rss|atom|txt|webmanifest)$/,
  /^\/(healthz|readyz|metrics|sw\.js)$/,
]
const LATER_ASSETS = { maxEntries: 120, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }
const ICONS = { maxEntries: 20, purgeOnQuotaError: true }

/** Does not store the page of a captive portal, which answers every address. */
const NO_PAGES: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null),
}

/**
 * Stores the app shell at installation; it opens every address offline. Files that are not listed have a hash in their
 * name: they come from a pack of this release, or are stored when first used. API answers are not stored here but in the query cache: a second cache would
 * differ from it, and would survive a sign-out.
 */
export function cacheApp(files: Parameters<typeof precacheConcurrently>[0]): void {
  const shell = precacheConcurrently(files)
  cleanupOutdatedCaches()
  // In development there is no built shell.
  if (import.meta.env.PROD) {
    const plain = shell.createHandlerBoundToURL('/index.html')
    registerRoute(
      new NavigationRoute(async (requested) => startPage(await plain(requested), requested.url), {
        denylist: SERVER_PATHS,
      }),
    )
  }
  const packed = readPacks(shell)
  // A file with a hash in its name never changes, so it is never revalidated.
  const later = new CacheFirst({
    cacheName: 'later-assets',
    plugins: [NO_PAGES, new ExpirationPlugin(LATER_ASSETS)],
  })
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    async (asked) => (await packed(asked.url.pathname)) ?? later.handle(asked),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/icons/'),
    new StaleWhileRevalidate({ cacheName: 'icons', plugins: [NO_PAGES, new ExpirationPlugin(ICONS)] }),
  )
}
