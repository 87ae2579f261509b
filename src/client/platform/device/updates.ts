import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts'
import { createStore } from '#shared/emitter.ts'

const WORKER_ADDRESS = '/sw.js'
/** What the page says to a waiting worker once the person wants the new version. */
export const SKIP_WAITING = 'SKIP_WAITING'
const RELOAD_AT_LATEST_MS = 4000
const LOOK_EVERY_MS = HOUR_MS
const PRELOAD_GUARD_KEY = 'reloaded-for-assets'
const PRELOAD_GUARD_MS = MINUTE_MS

const waiting = createStore<ServiceWorker | null>(null)
let isApplying = false
/** Another tab went to the new version, and this one still runs the old. */
let isOutdated = false

/** Whether a new version is ready and waits for the person's word. */
export function isUpdateAvailable(): boolean {
  return waiting.get() !== null
}

export const subscribeUpdate = waiting.subscribe

/** Goes to the new version: reloads once it is in charge. */
export function applyUpdate(): void {
  if (isOutdated) location.reload()
  isApplying = true
  waiting.get()?.postMessage({ type: SKIP_WAITING })
  // With two tabs open activation sometimes hangs; the reload itself then settles it.
  setTimeout(() => location.reload(), RELOAD_AT_LATEST_MS)
}

/** Registers the worker when the page has loaded, and watches for new versions. */
export function registerServiceWorker(): void {
  window.addEventListener('vite:preloadError', () => void reloadForAssets())
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  let isFirst = navigator.serviceWorker.controller === null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isApplying) location.reload()
    isOutdated = !isFirst
    isFirst = false
  })
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window')
  // Where workers are forbidden (private modes) everything but the offline start works.
  const registration = await new Workbox(WORKER_ADDRESS).register({ immediate: true }).catch(() => undefined)
  if (!registration) return
  // By ourselves: workbox-window misses a second update in a tab left open (GoogleChrome/workbox#3285).
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  offer(registration.waiting)
  lookNowAndThen(registration)
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') offer(worker)
    else if (worker === waiting.get() && worker.state === 'redundant') waiting.set(null)
  })
}

/** The first worker of all is no new version. */
function offer(worker: ServiceWorker | null): void {
  if (worker && navigator.serviceWorker.controller) waiting.set(worker)
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = Date.now()
    // Offline, and it will be looked for again.
    registration.update().catch(() => undefined)
  })
}

/** A part of a release that is gone from the server: the page is too old to go on. Once, or it would never end. */
async function reloadForAssets(): Promise<void> {
  if (Date.now() - lastReload() < PRELOAD_GUARD_MS) return
  // What is wanting may be the connection: then loading again would leave nothing at all.
  const answer = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return
  try {
    sessionStorage.setItem(PRELOAD_GUARD_KEY, String(Date.now()))
  } catch {
    // Without a guard no reload.
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
