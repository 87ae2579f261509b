import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { DAY_S } from '#shared/durations.ts'
import { precacheAtOnce } from './precache.ts'

/** Addresses that are the server's own, not screens of the app. */
const NOT_OURS = [
  /^\/(api|broadcasting|app|media|assets)(\/|$)/,
  /\.(xml|rss|atom|txt|webmanifest)$/,
  /^\/(healthz|readyz|metrics|sw\.js)$/,
]
const LATER_ASSETS = { maxEntries: 120, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }
const ICONS = { maxEntries: 20, purgeOnQuotaError: true }

/**
 * The shell is stored at installation and opens every address without a connection. Other parts of a release,
 * named by their hash, are stored when first used. Answers of the API are not stored here: two caches disagree,
 * and this one would outlive a sign-out.
 */
export function cacheApp(files: Parameters<typeof precacheAtOnce>[0]): void {
  const shell = precacheAtOnce(files)
  cleanupOutdatedCaches()
  // In development there is no built shell to open.
  if (import.meta.env.PROD) {
    registerRoute(new NavigationRoute(shell.createHandlerBoundToURL('/index.html'), { denylist: NOT_OURS }))
  }
  // A hash never names anything else, so there is nothing to look for again.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: 'later-assets', plugins: [new ExpirationPlugin(LATER_ASSETS)] }),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/icons/'),
    new StaleWhileRevalidate({ cacheName: 'icons', plugins: [new ExpirationPlugin(ICONS)] }),
  )
}
