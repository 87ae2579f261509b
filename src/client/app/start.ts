import type { QueryClient } from '@tanstack/react-query'
import {
  createAppQueryClient,
  restoreQueryCache,
  startPersisting,
} from '#client/platform/cache/query-cache.ts'
import { getSession, pageSession, subscribeSession } from '#client/platform/device/session/page.ts'
import { provideSession } from '#client/platform/device/session/source.ts'
import { registerServiceWorker } from '#client/platform/device/updates.ts'
import {
  holdRequests,
  type InitialAnswers,
  releaseRequests,
  setInitialAnswers,
} from '#client/platform/first-paint/initial-answers.ts'
import { yieldToMain } from '#client/platform/first-paint/yield-to-main.ts'
import { activateLanguage, isLanguage, preferredLanguage } from '#client/platform/words/i18n.ts'
import type { Language } from '#shared/contract/languages.ts'
import { takeFrameAnswers } from './frame-answers.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import { watchSession } from './session-watch.ts'

const RELEASE_AT_LATEST_MS = 10_000

export type Started = { queryClient: QueryClient; router: AppRouter }

/**
 * Everything that must stand before the first screen: words, what the device remembers, the router. The order
 * matters: what a loader fetches before the cache is restored would never be saved.
 */
export async function startApp(root: HTMLElement): Promise<Started & { isDrawn: boolean }> {
  provideSession(pageSession)
  const queryClient = createAppQueryClient()
  const userId = getSession()?.userId ?? null
  const [, first] = location.pathname.split('/')
  const language = isLanguage(first) ? first : preferredLanguage()
  await Promise.all([activateLanguage(language), restoreQueryCache(queryClient, userId)])
  startPersisting(queryClient)
  // Somebody may be looking at a drawn page, and tap it: every longer step begins anew.
  const isShown = root.hasChildNodes()
  if (isShown) await yieldToMain()
  const router = createAppRouter(queryClient)
  if (isShown) await yieldToMain()
  const answers = readInitialAnswers(language)
  setInitialAnswers(answers)
  // Only what the server drew from can be taken over; with anything remembered here the screen is drawn anew.
  const isDrawn = answers !== null && isShown && queryClient.getQueryCache().getAll().length === 0
  if (isDrawn) {
    // Before anything is held back: an answer the page lacks is asked for, and must not be waited for in vain.
    await takeFrameAnswers(queryClient, language)
    holdRequests()
  }
  // What the server drew stays until the same can be drawn here.
  await router.load()
  // The router draws without its outermost Suspense on the server: taking over has to do the same.
  if (isDrawn) {
    router.ssr = { manifest: undefined }
    // Should the page itself fail to mount, nothing else may wait for it.
    router.subscribe('onBeforeNavigate', releaseRequests)
    setTimeout(releaseRequests, RELEASE_AT_LATEST_MS)
  }
  watchSession(queryClient, router, userId)
  void startSignedIn(queryClient, router)
  registerServiceWorker()
  return { queryClient, router, isDrawn }
}

/** Only who is signed in has an outbox and conversations: everybody else does without their code. */
async function startSignedIn(queryClient: QueryClient, router: AppRouter): Promise<void> {
  if (getSession()) {
    const { runSignedIn } = await import('./run-signed-in.ts')
    runSignedIn(queryClient, router)
  } else {
    const stop = subscribeSession(() => {
      if (!getSession()) return
      stop()
      void startSignedIn(queryClient, router)
    })
  }
}

/** The answers in the page, for somebody signed out: anybody else is shown other things than the server drew. */
function readInitialAnswers(language: Language): InitialAnswers | null {
  const text = document.getElementById('initial-data')?.textContent
  const answers: InitialAnswers | null = text && !getSession() ? JSON.parse(text) : null
  return answers?.language === language ? answers : null
}
