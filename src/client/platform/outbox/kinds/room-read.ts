import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { ignoreRefused } from './base/ignored-errors.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'

/**
 * The messages of a room were read, up to `seq`. The server ignores a lower number than its own. `from` is the mark before, for
 * a discard; entries of earlier releases have none.
 */
const roomRead = defineKind({
  ...ONLY_LAST_COUNTS,
  body: z.object({ roomId: z.int(), seq: z.int(), from: z.optional(z.int()) }),
  stored: { lane: 'room-read:5', body: { roomId: 5, seq: 3, from: 1 } },
  words: { what: msg`Mark messages as read` },
  // Not the lane of the room's messages: a message that waits must not hold the mark.
  lane: ({ roomId }) => `room-read:${roomId}`,
  merge: (earlier, added) => ({ ...added, seq: Math.max(earlier.seq, added.seq), from: earlier.from }),
  send: ({ body: { roomId, seq } }, call) =>
    call.send('POST', `/chat/rooms/${roomId}/read`, { seq }).catch(ignoreRefused),
  toDiscardEvent: ({ roomId, from }) =>
    from === undefined
      ? null
      : { channel: '', name: 'ReadMarkDiscarded', data: { room_id: roomId, seq: from } },
  // The server's event about the mark reaches every tab.
  refreshes: [],
})

export const kinds = { 'room-read': roomRead }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
