import type { QueryClient } from '@tanstack/react-query'
import { getConnection, subscribeConnection } from '#client/platform/api/connection.ts'
import { ApiError } from '#client/platform/api/errors.ts'
import { retryAfter } from '#client/platform/realtime/retry-after.ts'
import type { Room } from '#shared/contract/conversations.ts'
import { SECOND_MS } from '#shared/durations.ts'
import { type Conversation, missingAfter } from './events.ts'
import { conversationKey, roomKey, roomsKey } from './keys.ts'

const SOONEST_MS = 2000
const FOLLOWED: readonly unknown[] = ['rooms', 'room', 'conversation']

/**
 * Fetches missing messages of an open room: an event may arrive before earlier ones were fetched. Returns a function that
 * stops it.
 */
export function fillGaps(client: QueryClient, userId: number, roomId: number): () => void {
  const key = conversationKey(userId, roomId)
  let nextAt = 0
  let failures = 0
  let isStopped = false
  let isFetching = false
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
  const fetchAgain = async () => {
    timer = undefined
    isFetching = true
    const begunAt = Date.now()
    await client.refetchQueries({ queryKey: key, exact: true })
    isFetching = false
    const error = client.getQueryState(key)?.error
    // Without an answer, connection.ts decides when to ask again.
    const isRefused = error instanceof ApiError
    failures = isRefused ? failures + 1 : 0
    nextAt = isRefused ? Date.now() + waitAfter(error, failures) : begunAt + SOONEST_MS
    follow()
  }
  const follow = () => {
    if (isStopped || isFetching) return
    if (!isMissing()) {
      clearTimeout(timer)
      timer = undefined
      return
    }
    timer ??= setTimeout(() => void fetchAgain(), Math.max(0, nextAt - Date.now()))
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
    isStopped = true
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/** How long to wait after failures in a row: each open room would otherwise ask a failing server every two seconds. */
const waitAfter = ({ retryAfterSeconds = 0 }: ApiError, failures: number): number =>
  Math.max(SOONEST_MS, retryAfterSeconds * SECOND_MS, retryAfter(failures, Math.random()))
