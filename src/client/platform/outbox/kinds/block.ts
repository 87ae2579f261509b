import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import type { Room } from '#shared/contract/conversations.ts'
import { blocksKeys, jobKeys, jobsKeys, roomKeys, roomsKeys } from '../../cache/query-keys.ts'
import { ignoreOutdated } from './base/ignored-errors.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'

/** Blocks another person from writing to the current user, or lifts the block. */
const block = defineKind({
  ...ONLY_LAST_COUNTS,
  body: z.object({ userId: z.int(), isBlocked: z.boolean() }),
  stored: { lane: 'block:5', body: { userId: 5, isBlocked: true } },
  words: { what: msg`Block or unblock` },
  lane: ({ userId }) => `block:${userId}`,
  send: ({ body: { userId, isBlocked } }, call) =>
    call.send(isBlocked ? 'PUT' : 'DELETE', `/cabinet/blocks/${userId}`).catch(ignoreOutdated),
  // The lists leave out the jobs of a blocked employer.
  refreshes: [blocksKeys.all, roomsKeys.all, roomKeys.all, jobKeys.all, jobsKeys.all],
  // After an unblocking, `can_write` waits for the refetch: only that shows whether the other member has blocked the current
  // user.
  cacheChanges({ userId, body: { userId: other, isBlocked: is_blocked } }) {
    const withBlock = (room: Room): Room =>
      room.interlocutor.id === other ? { ...room, is_blocked, ...(is_blocked && { can_write: false }) } : room
    return [
      {
        queryKey: roomsKeys.ofUser(userId),
        change: (rooms) => (rooms as readonly Room[] | undefined)?.map(withBlock),
      },
      { queryKey: roomKeys.ofUser(userId), change: (room) => room && withBlock(room as Room) },
      { queryKey: blocksKeys.of(userId, other), change: () => is_blocked },
    ]
  },
})

export const kinds = { block }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
