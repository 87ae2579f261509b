import type { QueryClient } from '@tanstack/react-query'
import { shareSession } from '#client/platform/device/session/page.ts'
import type { AppRouter } from './router.ts'
import { runConversations } from './run-conversations.ts'
import { runNotifications } from './run-notifications.ts'
import { runOutbox } from './run-outbox.ts'

/** What goes on behind the screens once somebody is signed in. */
export function runSignedIn(queryClient: QueryClient, router: AppRouter): void {
  void shareSession()
  runOutbox(queryClient)
  runConversations(queryClient)
  runNotifications(queryClient, router)
}
