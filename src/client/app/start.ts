import type { QueryClient } from '@tanstack/react-query'
import { activateLanguage, isLanguage, preferredLanguage } from '#client/platform/i18n.ts'
import { startDraining } from '#client/platform/outbox/outbox.ts'
import { createAppQueryClient, restoreQueryCache, startPersisting } from '#client/platform/query-cache.ts'
import { getSession } from '#client/platform/session.ts'
import { registerServiceWorker } from '#client/platform/updates.ts'
import { takeInitialData } from './initial-data.ts'
import { settleOutbox } from './outbox-settling.ts'
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
  takeInitialData(queryClient, language)
  startPersisting(queryClient)
  const router = createAppRouter(queryClient)
  watchSession(queryClient, router)
  settleOutbox(queryClient)
  startDraining()
  registerServiceWorker()
  return { queryClient, router }
}
