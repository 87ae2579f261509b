import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { notificationChoicesKeys } from '../../cache/query-keys.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'

/** A change of the notification settings. */
const notificationChoices = defineKind({
  ...ONLY_LAST_COUNTS,
  body: z.record(z.string(), z.unknown()),
  stored: { lane: 'notification-choices', body: { message_text: false } },
  words: { what: msg`Change to your notification settings`, done: msg`Saved` },
  lane: () => 'notification-choices',
  merge: (earlier, added) => ({ ...earlier, ...added }),
  send: ({ body }, call) => call.send('PATCH', '/cabinet/notifications', body),
  refreshes: [notificationChoicesKeys.all],
  // Otherwise the switch would go back until the refetch has ended.
  cacheChanges: ({ userId, body }) => [
    { queryKey: notificationChoicesKeys.ofUser(userId), change: (data) => data && { ...data, ...body } },
  ],
})

export const kinds = { 'notification-choices': notificationChoices }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
