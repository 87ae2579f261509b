import type { QueryClient } from '@tanstack/react-query'
import type { Conversation } from './events.ts'
import { conversationKey } from './keys.ts'
import { cancelPendingWrites, type StoredConversation, storeSoon } from './message-store.ts'

/**
 * Stores messages on the device as they arrive, so that each room opens offline. Returns a function that stops it at
 * once.
 */
export function persistMessages(client: QueryClient, userId: number): () => void {
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    const [kind, owner, roomId] = query.queryKey
    if (type !== 'updated' || kind !== 'conversation' || owner !== userId) return
    storeSoon(userId, Number(roomId), () => toStored(client, userId, Number(roomId)))
  })
  return () => {
    stop()
    cancelPendingWrites(userId)
  }
}

/** A room's messages in memory and when they were fetched; undefined while the room has not been opened. */
function toStored(client: QueryClient, userId: number, roomId: number): StoredConversation | undefined {
  const state = client.getQueryState<Conversation>(conversationKey(userId, roomId))
  return state?.data && { conversation: state.data, savedAt: state.dataUpdatedAt }
}
