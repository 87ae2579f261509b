import * as z from 'zod/mini'
import { MessageAnswer } from '#shared/contract/conversations.ts'
import { defineKind } from './kind.ts'

/** A message in a conversation. */
export const message = defineKind({
  body: z.object({ roomId: z.int(), text: z.string() }),
  lane: ({ roomId }) => `room:${roomId}`,
  hasIdempotencyKey: true,
  async send({ id, body: { roomId, text } }, call) {
    const answer = await call.send('POST', `/chat/rooms/${roomId}/messages`, { text, client_id: id })
    return z.safeParse(MessageAnswer, answer).data?.data
  },
  refreshes: [],
  // The room shows the sent message before the entry is removed, so the message never disappears or shows twice.
  toLiveEvent: (answer) => ({ channel: '', name: 'NewChatMessage', data: { message: answer } }),
  expectsAnswerFrom: 'person',
  isShownInPlace: true,
})
