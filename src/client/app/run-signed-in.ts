import type { QueryClient } from '@tanstack/react-query'
import { shareSession } from '#client/platform/device/session/page.ts'
import { runOwnPrefetch } from './prefetch-own.ts'
import type { AppRouter } from './router.ts'
import { runConversations } from './run-conversations.ts'
import { runNotifications } from './run-notifications.ts'
import { runOutbox } from './run-outbox.ts'
import { watchSealKey } from './run-seal.ts'

/** Starts what runs in the background for a signed-in user. */
export function runSignedIn(queryClient: QueryClient, router: AppRouter): void {
  void shareSession()
  watchSealKey()
  runOutbox(queryClient)
  runConversations(queryClient)
  runNotifications(queryClient, router)
  runOwnPrefetch(queryClient)
}
