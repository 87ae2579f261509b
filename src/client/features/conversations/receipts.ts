import type { QueryClient } from '@tanstack/react-query'
import { apiSend } from '#client/platform/api/api.ts'
import { enqueue } from '#client/platform/outbox/outbox.ts'
import { publishLive } from '#client/platform/realtime/live.ts'
import type { Room } from '#shared/contract/conversations.ts'
import { roomsKey } from './keys.ts'

const BATCH_MS = 400

/** Reports delivered messages to the server after a short delay. Returns a function that stops it. */
export function confirmDelivery(client: QueryClient, userId: number): () => void {
  const confirmed = new Map<number, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const confirm = async () => {
    timer = undefined
    for (const room of client.getQueryData<readonly Room[]>(roomsKey(userId)) ?? []) {
      const last = room.last_message
      const isNew = last !== null && last.user_id !== userId && !last.delivered_at
      if (!isNew || room.last_seq <= Math.max(room.read_seq, confirmed.get(room.id) ?? 0)) continue
      confirmed.set(room.id, room.last_seq)
      // No retry: the next message or read mark confirms delivery as well.
      await sendDelivered(room.id, room.last_seq).catch(() => confirmed.delete(room.id))
    }
  }
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'rooms' || query.queryKey[1] !== userId) return
    timer ??= setTimeout(() => void confirm(), BATCH_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/**
 * Marks all messages up to `seq` as read: on the server through the outbox, and in every tab once the outbox has the mark.
 * A mark that a full disk refused would otherwise stay on the screen and never reach the server.
 */
export async function markRead(
  userId: number,
  { id, interlocutor, read_seq }: Room,
  seq: number,
): Promise<void> {
  const body = { roomId: id, seq, from: read_seq }
  await enqueue({ kind: 'room-read', label: interlocutor.name, body })
  const data = { room_id: id, user_id: userId, seq, at: new Date().toISOString() }
  publishLive({ channel: '', name: 'MessagesRead', data })
}

const sendDelivered = (roomId: number, seq: number) =>
  apiSend('POST', `/chat/rooms/${roomId}/delivered`, { body: { seq } })
