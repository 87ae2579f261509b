import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { MessageAnswer } from '#shared/contract/conversations.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { defineKind } from './base/kind.ts'

/** A message in a conversation. */
const message = defineKind({
  body: z.object({ roomId: z.int(), text: z.string() }),
  stored: { lane: 'room:5', body: { roomId: 5, text: 'x' } },
  words: { what: msg`Message` },
  texts: [{ name: 'text', label: msg`Message`, max: LIMITS.messageText, rows: 3 }],
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

export const kinds = { message }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
