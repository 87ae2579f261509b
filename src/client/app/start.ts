import type { QueryClient } from '@tanstack/react-query'
import { activateLanguage, isLanguage, preferredLanguage } from '#client/platform/i18n.ts'
import { readInitialAnswers } from '#client/platform/initial-answers.ts'
import { createAppQueryClient, restoreQueryCache, startPersisting } from '#client/platform/query-cache.ts'
import { getSession, subscribeSession } from '#client/platform/session.ts'
import { registerServiceWorker } from '#client/platform/updates.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import { watchSession } from './session-watch.ts'

export type Started = { queryClient: QueryClient; router: AppRouter }

/**
 * Everything that must stand before the first screen: words, what the device remembers, the router. The order
 * matters: what a loader fetches before the cache is restored would never be saved.
 */
export async function startApp(): Promise<Started> {
  const queryClient = createAppQueryClient()
  const [, first] = location.pathname.split('/')
  const language = isLanguage(first) ? first : preferredLanguage()
  await Promise.all([
    activateLanguage(language),
    restoreQueryCache(queryClient, getSession()?.userId ?? null),
  ])
  startPersisting(queryClient)
  readInitialAnswers()
  const router = createAppRouter(queryClient)
  // What the server rendered stays until the same can be drawn.
  await router.load()
  watchSession(queryClient, router)
  void startOutbox(queryClient)
  registerServiceWorker()
  return { queryClient, router }
}

/** Only who is signed in has an outbox: everybody else does without its code. */
async function startOutbox(queryClient: QueryClient): Promise<void> {
  if (getSession()) {
    const { runOutbox } = await import('./run-outbox.ts')
    runOutbox(queryClient)
  } else {
    const stop = subscribeSession(() => {
      stop()
      void startOutbox(queryClient)
    })
  }
}
