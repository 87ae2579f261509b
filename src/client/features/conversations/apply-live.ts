import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { isSubscribedTo } from '#client/platform/realtime/live.ts'
import type { LiveEvent } from '#client/platform/realtime/live-event.ts'
import {
  type Message,
  MessageChangedSchema,
  NewChatMessageSchema,
  ReceiptSchema,
  type Room,
} from '#shared/contract/conversations.ts'
import { userChannel } from '#shared/contract/realtime.ts'
import {
  applyChanges,
  applyChangeToRooms,
  applyMessages,
  applyMessageToRooms,
  applyReceipt,
  applyReceiptToRooms,
  type Conversation,
  mergeRooms,
  type ReceiptKind,
  withReadBack,
  withReadBackInRooms,
} from './events.ts'
import { conversationKey, conversationsKey, roomsKey } from './keys.ts'
import { storeReadBack } from './message-store.ts'
import { refreshRooms } from './queries.ts'

/** The event by which one tab shares the rooms it has fetched with all other tabs. */
export const ROOMS_FETCHED = 'rooms-fetched'
/** The event of the outbox when a waiting read mark was discarded (platform/outbox/kinds/room-read.ts). */
const READ_MARK_DISCARDED = 'ReadMarkDiscarded'
const MarkSchema = z.object({ room_id: z.int(), seq: z.int() })
const RECEIPTS: Record<string, ReceiptKind> = { MessagesRead: 'read', MessagesDelivered: 'delivered' }

/** Applies an event to the cache, or refetches when the event only signals a change. */
export function applyLive(client: QueryClient, userId: number, event: LiveEvent): void {
  const { channel, name, data } = event
  if (name === 'NewChatMessage') {
    const { data: sent } = z.safeParse(NewChatMessageSchema, data)
    if (sent) applyMessage(client, userId, sent.message)
  }
  if (name === 'MessageChanged') {
    const { data: changed } = z.safeParse(MessageChangedSchema, data)
    if (changed) applyChange(client, userId, changed.message)
  }
  const kind = RECEIPTS[name]
  const receipt = kind && z.safeParse(ReceiptSchema, data).data
  if (receipt) {
    change(client, conversationKey(userId, receipt.room_id), (cached: Conversation) =>
      applyReceipt(cached, kind, receipt, userId),
    )
    change(client, roomsKey(userId), (rooms: readonly Room[]) =>
      applyReceiptToRooms(rooms, kind, receipt, userId),
    )
  }
  const mark = name === READ_MARK_DISCARDED && channel === '' && z.safeParse(MarkSchema, data).data
  if (mark) takeBackRead(client, userId, mark)
  if (name === ROOMS_FETCHED && channel === '') {
    const fetched = data as readonly Room[]
    client.setQueryData<readonly Room[]>(roomsKey(userId), (cached) => mergeRooms(cached, fetched))
  }
  // The engine does not replay events after a gap: fetch what came since. The leader fetches the rooms for all tabs.
  if (isSubscribedTo(event, userChannel(userId))) fetchMissedMessages(client, userId)
}

/** Applies a message that the server has stored: from an event, or from the answer to a message sent here. */
export function applyMessage(client: QueryClient, userId: number, message: Message): void {
  const key = conversationKey(userId, message.room_id)
  const query = client.getQueryCache().find<Conversation>({ queryKey: key })
  // The first request for the room is running: it may have begun before the message existed, so it is repeated.
  if (query && query.state.data === undefined) void client.invalidateQueries({ queryKey: key })
  else change(client, key, (cached: Conversation) => applyMessages(cached, [message]))
  const rooms = client.getQueryData<readonly Room[]>(roomsKey(userId))
  const next = rooms && applyMessageToRooms(rooms, message, userId)
  if (next && next !== rooms) client.setQueryData(roomsKey(userId), next)
  // The room is unknown, or a message was missed.
  if (!next) void refetchRoomsWith(client, userId, message)
}

/** Applies what staff have removed or restored. */
function applyChange(client: QueryClient, userId: number, message: Message): void {
  change(client, conversationKey(userId, message.room_id), (cached: Conversation) =>
    applyChanges(cached, [message]),
  )
  change(client, roomsKey(userId), (rooms: readonly Room[]) => applyChangeToRooms(rooms, message))
}

/** Shows messages as unread again whose read mark was discarded, then what the server knows. */
function takeBackRead(client: QueryClient, userId: number, mark: z.infer<typeof MarkSchema>): void {
  const { room_id: id, seq } = mark
  replace(client, conversationKey(userId, id), (cached: Conversation) => withReadBack(cached, seq))
  replace(client, roomsKey(userId), (rooms: readonly Room[]) => withReadBackInRooms(rooms, id, seq))
  void storeReadBack(userId, id, seq)
  fetchMissedMessages(client, userId)
  refetchRooms(client, userId)
}

/** Fetches missed messages of the rooms on screen. Other rooms fetch theirs when they are opened. */
function fetchMissedMessages(client: QueryClient, userId: number): void {
  void client.invalidateQueries({ queryKey: conversationsKey(userId) })
}

// The badge's query is disabled, so invalidating the rooms would not refetch them.
function refetchRooms(client: QueryClient, userId: number): void {
  refreshRooms(client, userId).catch(() => undefined)
}

/** Fetches the rooms, once more if a request was running that had begun before the message existed. */
async function refetchRoomsWith(
  client: QueryClient,
  userId: number,
  { room_id, seq }: Message,
): Promise<void> {
  const rooms = await refreshRooms(client, userId).catch(() => undefined)
  const isKnown = !rooms || rooms.some(({ id, last_seq }) => id === room_id && last_seq >= seq)
  if (!isKnown) refetchRooms(client, userId)
}

function change<T>(client: QueryClient, key: readonly unknown[], to: (cached: T) => T): void {
  const cached = client.getQueryData<T>(key)
  if (cached === undefined) return
  const next = to(cached)
  if (next === cached) return
  // An event changes one entry. The other data are not newer, so the age of the cached data stays.
  const updatedAt = client.getQueryState(key)?.dataUpdatedAt ?? Date.now()
  client.setQueryData<T>(key, next, { updatedAt })
}

/** Changes a cached answer without merging it into the former one: merged marks only move forward. */
function replace<T>(client: QueryClient, queryKey: readonly unknown[], to: (cached: T) => T): void {
  const query = client.getQueryCache().find<T>({ queryKey })
  if (query?.state.data !== undefined) query.setState({ data: to(query.state.data) })
}
