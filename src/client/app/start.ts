import type { QueryClient } from '@tanstack/react-query'
import { createAppQueryClient, startPersisting } from '#client/platform/cache/query-cache.ts'
import { isSavingData } from '#client/platform/device/is-saving-data.ts'
import { getSession, pageSession, subscribeSession } from '#client/platform/device/session/page.ts'
import { provideSession } from '#client/platform/device/session/source.ts'
import { registerServiceWorker } from '#client/platform/device/updates.ts'
import {
  hasVisitorEntries,
  provideVisitorOutbox,
  startVisitorOutbox,
} from '#client/platform/device/visitor-outbox.ts'
import {
  holdRequests,
  type InitialAnswers,
  releaseRequests,
  setInitialAnswers,
} from '#client/platform/first-paint/initial-answers.ts'
import { yieldToMain } from '#client/platform/first-paint/yield-to-main.ts'
import { refuseUntrustedMarkup } from '#client/platform/trusted-types.ts'
import { activateLanguage, isLanguage, preferredLanguage } from '#client/platform/words/i18n.ts'
import type { Language } from '#shared/contract/languages.ts'
import { cacheFrameAnswers } from './frame-answers.ts'
import { restoreCache } from './restore-cache.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import { watchSession } from './session-watch.ts'

const RELEASE_AT_LATEST_MS = 10_000

export type StartedApp = { queryClient: QueryClient; router: AppRouter }

/**
 * Prepares the first screen: language, cached data, router. The order matters: what a loader fetches before the cache
 * is restored would never be stored.
 */
export async function startApp(root: HTMLElement): Promise<StartedApp & { isServerRendered: boolean }> {
  refuseUntrustedMarkup()
  provideSession(pageSession)
  const queryClient = createAppQueryClient()
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
  // The server's HTML stays until the same page can be rendered here.
  await router.load()
  // On the server the router renders without its outermost Suspense; hydration has to do the same.
  if (isServerRendered) {
    router.ssr = { manifest: undefined }
    // If the page fails to mount, nothing else may wait for it.
    router.subscribe('onBeforeNavigate', releaseRequests)
    setTimeout(releaseRequests, RELEASE_AT_LATEST_MS)
  }
  watchSession(queryClient, router, userId)
  void startSignedIn(queryClient, router)
  registerServiceWorker()
  // Without a service worker nothing starts from the device: no snapshot is shown, and no page opens offline.
  if (globalThis.navigator?.serviceWorker?.controller)
    void Promise.all([
      import('./run-snapshots.ts').then(({ runSnapshots }) => runSnapshots(root, router, queryClient)),
      isSavingData() || import('./prefetch-pages.ts').then(({ prefetchPages }) => prefetchPages(queryClient)),
    ]).catch(() => undefined)
  return { queryClient, router, isServerRendered }
}

/** Loads the code of outbox and conversations for signed-in users; the outbox also for visitors who have sent something. */
async function startSignedIn(queryClient: QueryClient, router: AppRouter): Promise<void> {
  if (getSession()) {
    const { runSignedIn } = await import('./run-signed-in.ts')
    runSignedIn(queryClient, router)
  } else {
    provideVisitorOutbox(async () => (await import('./run-outbox.ts')).runOutbox(queryClient))
    const stop = subscribeSession(() => {
      if (!getSession()) return
      stop()
      void startSignedIn(queryClient, router)
    })
    if (await hasVisitorEntries()) await startVisitorOutbox()
  }
}

/** The answers in the HTML; only for signed-out visitors, because signed-in users get other ones. */
function readInitialAnswers(language: Language): InitialAnswers | null {
  const text = document.getElementById('initial-data')?.textContent
  const answers: InitialAnswers | null = text && !getSession() ? JSON.parse(text) : null
  return answers?.language === language ? answers : null
}
