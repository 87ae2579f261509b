import type { QueryClient } from '@tanstack/react-query'
import { runConversations } from './run-conversations.ts'
import { runOutbox } from './run-outbox.ts'

/** What goes on behind the screens once somebody is signed in. */
export function runSignedIn(queryClient: QueryClient): void {
  runOutbox(queryClient)
  runConversations(queryClient)
}
