import type { QueryClient } from '@tanstack/react-query'
import { getConnection, subscribeConnection } from '#client/platform/api/connection.ts'
import type { Room } from '#shared/contract/conversations.ts'
import { type Conversation, missingAfter } from './events.ts'
import { conversationKey, roomKey, roomsKey } from './keys.ts'

const RETRY_AFTER_MS = 2000
const FOLLOWED: readonly unknown[] = ['rooms', 'room', 'conversation']

/**
 * Fetches missing messages of an open room: an event may arrive before earlier ones were fetched. Returns a function that
 * stops it.
 */
export function fillGaps(client: QueryClient, userId: number, roomId: number): () => void {
  const key = conversationKey(userId, roomId)
  let triedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const isMissing = () => {
    const state = client.getQueryState<Conversation>(key)
    if (!state?.data || state.fetchStatus !== 'idle' || getConnection() === 'offline') return false
    const rooms = client.getQueryData<readonly Room[]>(roomsKey(userId))
    // The list has the newest rooms only.
    const room = rooms?.find(({ id }) => id === roomId) ?? client.getQueryData<Room>(roomKey(userId, roomId))
    const lastSeq = room?.last_seq ?? 0
    return missingAfter(state.data) !== null || state.data.lastSeq < lastSeq
  }
  const follow = () => {
    if (!isMissing()) {
      clearTimeout(timer)
      timer = undefined
      return
    }
    timer ??= setTimeout(
      () => {
        timer = undefined
        triedAt = Date.now()
        void client.refetchQueries({ queryKey: key, exact: true })
      },
      Math.max(0, triedAt + RETRY_AFTER_MS - Date.now()),
    )
  }
  const stops = [
    subscribeConnection(follow),
    client.getQueryCache().subscribe(({ type, query }) => {
      const [kind, owner] = query.queryKey
      if (type === 'updated' && owner === userId && FOLLOWED.includes(kind)) follow()
    }),
  ]
  follow()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
