import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { MessageAnswer } from '#shared/contract/conversations.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { roomsKeys } from '../../cache/query-keys.ts'
import { ignoreNotFound } from './base/ignored-errors.ts'
import { defineKind } from './base/kind.ts'

const roomLane = (roomId: number) => `room:${roomId}`
const SentMessage = z.object({ room_id: z.int() })
const OpenedRoom = z.object({ data: z.looseObject({ id: z.int() }) })

/** A message in a conversation. */
const message = defineKind({
  body: z.object({ roomId: z.int(), text: z.string() }),
  stored: { lane: 'room:5', body: { roomId: 5, text: 'x' } },
  words: { what: msg`Message` },
  texts: [{ name: 'text', label: msg`Message`, max: LIMITS.messageText, rows: 3 }],
  lane: ({ roomId }) => roomLane(roomId),
  hasIdempotencyKey: true,
  async send({ id, body: { roomId, text } }, call) {
    const answer = await call.send('POST', `/chat/rooms/${roomId}/messages`, { text, client_id: id })
    return z.safeParse(MessageAnswer, answer).data?.data
  },
  refreshes: [],
  // The room shows the sent message before the entry is removed, so the message never disappears or shows twice.
  toLiveEvent: (answer) => ({ channel: '', name: 'NewChatMessage', data: { message: answer } }),
  expectsAnswerFrom: 'person',
})

const idOf = z.optional(z.int())

/** A message that opens its conversation, written without a connection. The conversation has no id before it arrives. */
const firstMessage = defineKind({
  body: z.object({
    about: z.object({ job_id: idOf, offer_id: idOf, rate_id: idOf, user_id: idOf }),
    text: z.string(),
  }),
  stored: { lane: 'room-about:{"job_id":5}', body: { about: { job_id: 5 }, text: 'x' } },
  words: { what: msg`Message`, done: msg`Message sent` },
  texts: [{ name: 'text', label: msg`Message`, max: LIMITS.messageText, rows: 3 }],
  lane: ({ about }) => `room-about:${JSON.stringify(about)}`,
  // Two requests cannot share a key. Opening finds the existing room, and the room has one message for each `client_id`.
  hasIdempotencyKey: false,
  async send({ id, body: { about, text } }, call) {
    const room = z.safeParse(OpenedRoom, await call.send('POST', '/chat/rooms', about)).data?.data
    const path = `/chat/rooms/${room?.id}/messages`
    return z.safeParse(MessageAnswer, await call.send('POST', path, { text, client_id: id })).data?.data
  },
  refreshes: [roomsKeys.all],
  toLiveEvent: (answer) => ({ channel: '', name: 'NewChatMessage', data: { message: answer } }),
  // In the lane of the room they arrive before what is written there from now on. They keep their `client_id`.
  convertLater({ text }, answer) {
    const roomId = z.safeParse(SentMessage, answer).data?.room_id
    return roomId === undefined ? null : { kind: 'message', lane: roomLane(roomId), body: { roomId, text } }
  },
  expectsAnswerFrom: 'person',
})

/** Deletes a conversation whose other member has deleted their account. */
const roomRemoval = defineKind({
  body: z.object({ roomId: z.int() }),
  stored: { lane: 'room:5', body: { roomId: 5 } },
  words: { what: msg`Delete a conversation`, done: msg`Deleted` },
  lane: ({ roomId }) => roomLane(roomId),
  hasIdempotencyKey: false,
  deletesSubject: true,
  send: ({ body: { roomId } }, call) => call.send('DELETE', `/chat/rooms/${roomId}`).catch(ignoreNotFound),
  refreshes: [roomsKeys.all],
})

export const kinds = { message, 'first-message': firstMessage, 'room-removal': roomRemoval }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
