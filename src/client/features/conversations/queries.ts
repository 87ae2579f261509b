import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { invalidateFuture } from '#client/platform/cache/future-answers.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { MessagesAnswer, type Room, RoomAnswer, RoomsAnswer } from '#shared/contract/conversations.ts'
import {
  applyPage,
  type Conversation,
  hasEarlier,
  mergeConversations,
  mergeRooms,
  missingAfter,
  UNKNOWN,
} from './events.ts'
import { conversationKey, roomKey, roomsKey } from './keys.ts'
import { readStored } from './message-store.ts'

const FIRST_PAGE = 50
const PAGE = 200

/** The current user's rooms, newest first. */
export const roomsQueryOptions = (viewer: Pick<Viewer, 'userId'>) =>
  queryOptions({
    queryKey: roomsKey(viewer.userId),
    queryFn: async ({ signal }): Promise<readonly Room[]> =>
      (await apiGet('/chat/my/rooms', RoomsAnswer, { signal })).data,
    // Keep the changes of events that arrived during the request.
    structuralSharing: (known, fetched) => mergeRooms(known as Room[] | undefined, fetched as Room[]),
    enabled: viewer.userId !== null,
    meta: { persist: 'user', isKept: true },
  })

/** Fetches the rooms now, even if no component uses them. */
export async function refreshRooms(client: QueryClient, userId: number): Promise<readonly Room[]> {
  invalidateFuture(client.getQueryCache().find({ queryKey: roomsKey(userId) }))
  return client.fetchQuery({ ...roomsQueryOptions({ userId }), staleTime: 0, retry: false })
}

/** A room that is not in the list, because the other member has opened it without writing. */
export const roomQueryOptions = (viewer: Pick<Viewer, 'userId'>, roomId: number) =>
  queryOptions({
    queryKey: roomKey(viewer.userId, roomId),
    queryFn: async ({ signal }) => (await apiGet(`/chat/rooms/${roomId}`, RoomAnswer, { signal })).data,
    // The connection may be lost before the list is fetched again.
    meta: { persist: 'user', isKept: true },
  })

/** A room's messages: first those stored on the device, then newer ones from the server. */
export const conversationQueryOptions = (viewer: Pick<Viewer, 'userId'>, roomId: number) =>
  queryOptions({
    queryKey: conversationKey(viewer.userId, roomId),
    queryFn: async ({ client, signal }): Promise<Conversation> => {
      const key = conversationKey(viewer.userId, roomId)
      if (client.getQueryData(key) === undefined && viewer.userId !== null) {
        const stored = await readStored(viewer.userId, roomId)
        // The session may have ended meanwhile: then nothing of this user may come back into the cache.
        signal.throwIfAborted()
        if (stored) client.setQueryData(key, stored.conversation, { updatedAt: stored.savedAt })
      }
      return fetchNewer(client.getQueryData<Conversation>(key) ?? UNKNOWN, roomId, signal)
    },
    structuralSharing: (known, fetched) =>
      known ? mergeConversations(known as Conversation, fetched as Conversation) : fetched,
  })

/**
 * Fetches all messages after the known ones, page by page. Where little is known, the newest page is fetched instead: the
 * first known message may be one that was just sent, and those before it were missed.
 */
async function fetchNewer(known: Conversation, roomId: number, signal: AbortSignal): Promise<Conversation> {
  const isLittle = known.messages.length < FIRST_PAGE && (known.messages.length === 0 || hasEarlier(known))
  // Fetch even when no message is missing: the read and delivery marks may have moved.
  let query: Parameters<typeof fetchPage>[1] = isLittle
    ? { limit: FIRST_PAGE }
    : { after: missingAfter(known) ?? known.lastSeq, limit: PAGE }
  let conversation = known
  for (;;) {
    const page = await fetchPage(roomId, query, signal)
    conversation = applyPage(conversation, page)
    const missing = missingAfter(conversation)
    // The page was empty although messages are missing: the next refetch tries again.
    if (missing === null || page.data.length === 0) return conversation
    query = { after: missing, limit: PAGE }
  }
}

/** Fetches the page before the first known message. */
export async function loadEarlier(client: QueryClient, userId: number, roomId: number): Promise<void> {
  const key = conversationKey(userId, roomId)
  const first = client.getQueryData<Conversation>(key)?.messages[0]?.seq
  if (first === undefined || first <= 1) return
  const page = await fetchPage(roomId, { before: first, limit: FIRST_PAGE })
  const query = client.getQueryCache().find({ queryKey: key })
  client.setQueryData<Conversation>(key, (known) => known && applyPage(known, page), {
    // Loading old messages does not refresh the others, so the age of the cached data stays.
    updatedAt: query?.state.dataUpdatedAt ?? Date.now(),
  })
}

/** Fetches one page of a room's messages. */
export const fetchPage = (
  roomId: number,
  query: { before?: number; after?: number; limit: number },
  signal?: AbortSignal,
) => apiGet(`/chat/rooms/${roomId}/messages`, MessagesAnswer, { query, signal })
