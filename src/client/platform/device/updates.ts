import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { createStore } from '#shared/emitter.ts'
import { workerAddress } from '../trusted-types.ts'

/** The message that makes a waiting worker activate. */
export const SKIP_WAITING = 'SKIP_WAITING'
const RELOAD_AT_LATEST_MS = 4000
const CHECK_EVERY_MS = HOUR_MS
const PRELOAD_GUARD_KEY = 'reloaded-for-assets'
const PRELOAD_GUARD_MS = MINUTE_MS

const waiting = createStore<ServiceWorker | null>(null)
const isApplying = createStore(false)
/** Another tab has activated the new version; this tab still runs the old one. */
const isOutdated = createStore(false)

/** Whether a new version is ready to be applied. */
export function isUpdateAvailable(): boolean {
  return waiting.get() !== null
}

export const subscribeUpdate = waiting.subscribe

/** Activates the new version and reloads when it controls the page. */
export function applyUpdate(): void {
  if (isOutdated.get()) location.reload()
  isApplying.set(true)
  waiting.get()?.postMessage({ type: SKIP_WAITING })
  // With two open tabs the activation sometimes hangs; a reload completes it.
  setTimeout(() => location.reload(), RELOAD_AT_LATEST_MS)
}

/** Registers the service worker after the page has loaded, and watches for new versions. */
export function registerServiceWorker(): void {
  window.addEventListener('vite:preloadError', () => void reloadForAssets())
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  let isFirst = navigator.serviceWorker.controller === null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isApplying.get()) location.reload()
    isOutdated.set(!isFirst)
    // This tab did not notice the waiting version, for example because its registration failed.
    if (!isFirst && !waiting.get()) waiting.set(navigator.serviceWorker.controller)
    isFirst = false
  })
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  // The worker has withdrawn itself (SW_KILL) but still controls this page: registering would revive it, without its caches.
  if (serviceWorker.controller && !(await serviceWorker.getRegistration())) return
  const { Workbox } = await import('workbox-window')
  // Where service workers are forbidden (private modes), the app works, but cannot start offline.
  const registration = await new Workbox(workerAddress()).register({ immediate: true }).catch(() => undefined)
  if (!registration) return
  // Not by workbox-window: it misses a second update in a tab left open (GoogleChrome/workbox#3285).
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  offer(registration.waiting)
  checkPeriodically(registration)
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') offer(worker)
    else if (worker === waiting.get() && worker.state === 'redundant') waiting.set(null)
  })
}

/** The first worker of a device is no update. */
function offer(worker: ServiceWorker | null): void {
  if (worker && navigator.serviceWorker.controller) waiting.set(worker)
}

function checkPeriodically(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return
    checkedAt = Date.now()
    // Offline: the next check comes later.
    registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', check)
  // For a page that stays open all day. The browser itself looks only at navigations.
  setInterval(check, CHECK_EVERY_MS)
}

/** Reloads a page whose release the server no longer has, but only once, to avoid an endless loop. */
async function reloadForAssets(): Promise<void> {
  if (Date.now() - lastReload() < PRELOAD_GUARD_MS) return
  // Without a connection a reload would leave an empty page.
  const answer = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return
  try {
    sessionStorage.setItem(PRELOAD_GUARD_KEY, String(Date.now()))
  } catch {
    // Without storage for the guard, do not reload.
    return
  }
  location.reload()
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(PRELOAD_GUARD_KEY))
  } catch {
    return 0
  }
}
