import type { QueryClient } from '@tanstack/react-query'
import { createAppQueryClient, startPersisting } from '#client/platform/cache/query-cache.ts'
import { isSavingData } from '#client/platform/device/is-saving-data.ts'
import { provideOutbox, watchVisitorEntries } from '#client/platform/device/outbox-start.ts'
import {
  getSession,
  pageSession,
  restoreSession,
  subscribeSession,
} from '#client/platform/device/session/page.ts'
import { provideSession } from '#client/platform/device/session/source.ts'
import { hasEntries } from '#client/platform/device/storage/outbox-records.ts'
import { userStores } from '#client/platform/device/storage/stores.ts'
import { registerServiceWorker } from '#client/platform/device/updates.ts'
import {
  holdRequests,
  type InitialAnswers,
  isHydrating,
  releaseRequests,
  requestsReleased,
  setInitialAnswers,
} from '#client/platform/first-paint/initial-answers.ts'
import { yieldToMain } from '#client/platform/first-paint/yield-to-main.ts'
import { loadedFiles } from '#client/platform/snapshots/loaded-files.ts'
import { isFrame, shownSnapshot } from '#client/platform/snapshots/shown-snapshot.ts'
import type { StartFiles } from '#client/platform/snapshots/snapshot.ts'
import { refuseUntrustedMarkup } from '#client/platform/trusted-types.ts'
import { activateLanguage, isLanguage, preferredLanguage } from '#client/platform/words/i18n.ts'
import type { Language } from '#shared/contract/languages.ts'
import { once } from '#shared/once.ts'
import { cacheFrameAnswers } from './frame-answers.ts'
import { watchRequiredSteps } from './required-steps.ts'
import { restoreCache } from './restore-cache.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import { watchSession } from './session-watch.ts'

const RELEASE_AT_LATEST_MS = 10_000
const BACKGROUND_AT_LATEST_MS = 5_000

export type StartedApp = { queryClient: QueryClient; router: AppRouter }
type Starting = StartedApp & {
  isServerRendered: boolean
  /** Starts what the first screen does not need; call it when that is shown. */
  runInBackground: () => void
}

/**
 * Prepares the first screen: language, cached data, router. The order matters: what a loader fetches before the cache
 * is restored would never be stored.
 */
export async function startApp(root: HTMLElement): Promise<Starting> {
  refuseUntrustedMarkup()
  provideSession(pageSession)
  const queryClient = createAppQueryClient()
  // Without a service worker nothing starts from the device: no snapshot is shown, and no page opens offline. Read before the
  // first screen: afterwards the worker of a first visit may control the page, and is still busy storing the app.
  const startsFromDevice = Boolean(globalThis.navigator?.serviceWorker?.controller)
  if (startsFromDevice) await restoreSession()
  const userId = getSession()?.userId ?? null
  const [, first] = location.pathname.split('/')
  const language = isLanguage(first) ? first : preferredLanguage()
  await Promise.all([activateLanguage(language), restoreCache(queryClient, userId)])
  startPersisting(queryClient)
  // The user may already use the server-rendered page, so each longer step runs in its own task.
  const isShown = root.hasChildNodes()
  if (isShown) await yieldToMain()
  const router = createAppRouter(queryClient)
  if (isShown) await yieldToMain()
  const answers = readInitialAnswers(language)
  setInitialAnswers(answers)
  // Only what the server has rendered can be hydrated. With restored data the app renders from scratch.
  const isServerRendered = answers !== null && isShown && queryClient.getQueryCache().getAll().length === 0
  if (isServerRendered) {
    // Before requests are held: otherwise the request for a missing answer would wait for ever.
    await cacheFrameAnswers(queryClient, language)
    holdRequests()
  }
  const snapshot = shownSnapshot(root)
  // Its page has its answers on the device. To fetch newer ones, and to load the code for it, would delay the first tap.
  if (snapshot && !isFrame(snapshot)) holdRequests('shown')
  // The server's HTML stays until the same page can be rendered here.
  await router.load()
  // On the server the router renders without its outermost Suspense; hydration has to do the same.
  if (isServerRendered) router.ssr = { manifest: undefined }
  // If the page fails to mount, nothing else may wait for it.
  router.subscribe('onBeforeNavigate', releaseRequests)
  setTimeout(releaseRequests, RELEASE_AT_LATEST_MS)
  watchSession(queryClient, router, userId)
  watchRequiredSteps(queryClient, router)
  const runOwn = onceLoaded(async () => (await import('./run-signed-in.ts')).runSignedIn(queryClient, router))
  provideOutbox(async () =>
    getSession() ? runOwn() : (await import('./run-outbox.ts')).runOutbox(queryClient),
  )
  const runInBackground = once(() => {
    const files = loadedFiles()
    if (!isHydrating()) releaseRequests()
    if (userId !== null) void runOwn().catch(() => undefined)
    if (startsFromDevice) runOnDevice(root, queryClient, router, files)
  })
  if (userId === null) void followVisitor(runOwn, startsFromDevice)
  // What waits in the outbox belongs to the first screen.
  else void hasEntries(userStores(userId).outbox).then((waits) => (waits ? runOwn() : undefined))
  registerServiceWorker()
  // In case the first screen is never complete.
  setTimeout(runInBackground, BACKGROUND_AT_LATEST_MS)
  return { queryClient, router, isServerRendered, runInBackground }
}

/** As `once`, but what could not be loaded is loaded anew at the next call. */
function onceLoaded(load: () => Promise<void>): () => Promise<void> {
  let loaded: Promise<void> | undefined
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}

/** Stores what the next start and pages opened offline need. */
function runOnDevice(
  root: HTMLElement,
  queryClient: QueryClient,
  router: AppRouter,
  files: StartFiles,
): void {
  void Promise.all([
    import('./run-snapshots.ts').then(({ runSnapshots }) => runSnapshots(root, router, queryClient, files)),
    isSavingData() || import('./prefetch-pages.ts').then(({ prefetchPages }) => prefetchPages(queryClient)),
  ]).catch(() => undefined)
}

/**
 * Loads the code of outbox and conversations when a visitor signs in, that of the outbox alone when a visitor has sent
 * something, here or in another tab. A worker that was killed while it was installed does not serve the page, so the session
 * is restored here.
 */
async function followVisitor(runOwn: () => Promise<void>, isRestored: boolean): Promise<void> {
  const stop = subscribeSession(() => {
    if (!getSession()) return
    stop()
    void runOwn()
  })
  if (!isRestored) {
    // Not before the page is hydrated: the header of a signed-in user is not the one that the server has rendered.
    await requestsReleased()
    await restoreSession()
  }
  await watchVisitorEntries()
}

/** The answers in the HTML; only for signed-out visitors, because signed-in users get other ones. */
function readInitialAnswers(language: Language): InitialAnswers | null {
  const text = document.getElementById('initial-data')?.textContent
  const answers: InitialAnswers | null = text && !getSession() ? JSON.parse(text) : null
  return answers?.language === language ? answers : null
}
