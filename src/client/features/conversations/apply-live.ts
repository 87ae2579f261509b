import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { SUBSCRIBED } from '#client/platform/realtime/live.ts'
import type { LiveEvent } from '#client/platform/realtime/live-event.ts'
import {
  type Message,
  MessagesReachedSchema,
  NewChatMessageSchema,
  type Room,
} from '#shared/contract/conversations.ts'
import { userChannel } from '#shared/contract/realtime.ts'
import {
  applyMessages,
  applyMessageToRooms,
  applyReached,
  applyReachedToRooms,
  type Conversation,
  mergeRooms,
  type ReachedKind,
} from './events.ts'
import { conversationKey, conversationsKey, roomsKey } from './keys.ts'
import { refreshRooms } from './queries.ts'

/** What tabs tell each other by the same way: the rooms that one of them fetched for all. */
export const ROOMS_FETCHED = 'rooms-fetched'
const REACHED: Record<string, ReachedKind> = { MessagesRead: 'read', MessagesDelivered: 'delivered' }

/** Brings an event into the cache, or has asked for what it only hints at. */
export function applyLive(client: QueryClient, userId: number, { channel, name, data }: LiveEvent): void {
  if (name === 'NewChatMessage') {
    const { data: event } = z.safeParse(NewChatMessageSchema, data)
    if (event) takeMessage(client, userId, event.message)
  }
  const kind = REACHED[name]
  const reached = kind && z.safeParse(MessagesReachedSchema, data).data
  if (reached) {
    change(client, conversationKey(userId, reached.room_id), (known: Conversation) =>
      applyReached(known, kind, reached, userId),
    )
    change(client, roomsKey(userId), (rooms: readonly Room[]) =>
      applyReachedToRooms(rooms, kind, reached, userId),
    )
  }
  if (name === ROOMS_FETCHED && channel === '') {
    const fetched = data as readonly Room[]
    client.setQueryData<readonly Room[]>(roomsKey(userId), (known) => mergeRooms(known, fetched))
  }
  // Nothing is sent again after a gap: ask for what came since.
  if (name === SUBSCRIBED && channel === userChannel(userId)) catchUp(client, userId)
}

/** A message that certainly is the server's: from an event, or the answer to one's own. */
export function takeMessage(client: QueryClient, userId: number, message: Message): void {
  const key = conversationKey(userId, message.room_id)
  const query = client.getQueryCache().find<Conversation>({ queryKey: key })
  // Asked for before it was there, the answer may lack it.
  if (query && query.state.data === undefined) void client.invalidateQueries({ queryKey: key })
  else change(client, key, (known: Conversation) => applyMessages(known, [message]))
  const rooms = client.getQueryData<readonly Room[]>(roomsKey(userId))
  const next = rooms && applyMessageToRooms(rooms, message, userId)
  if (next && next !== rooms) client.setQueryData(roomsKey(userId), next)
  // Unknown here, or something was missed.
  if (!next) askForRooms(client, userId)
}

/** Asks for what was missed, in the rooms that are shown; the others do when they are opened. */
export function catchUp(client: QueryClient, userId: number): void {
  void client.invalidateQueries({ queryKey: conversationsKey(userId) })
  askForRooms(client, userId)
}

// The badge alone does not count as a screen that shows them: invalidating would ask for nothing.
function askForRooms(client: QueryClient, userId: number): void {
  refreshRooms(client, userId).catch(() => undefined)
}

function change<T>(client: QueryClient, key: readonly unknown[], to: (known: T) => T): void {
  const known = client.getQueryData<T>(key)
  if (known === undefined) return
  const next = to(known)
  if (next === known) return
  // How old the rest is does not change with it.
  const updatedAt = client.getQueryState(key)?.dataUpdatedAt ?? Date.now()
  client.setQueryData<T>(key, next, { updatedAt })
}
