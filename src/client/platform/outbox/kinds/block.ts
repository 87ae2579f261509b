import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { blocksKeys, roomKeys, roomsKeys } from '../../cache/query-keys.ts'
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
  refreshes: [blocksKeys.all, roomsKeys.all, roomKeys.all],
})

export const kinds = { block }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
