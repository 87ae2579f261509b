import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { notificationsKeys } from '../../cache/query-keys.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'

const BodySchema = z.object({ ids: z.array(z.int()), up_to: z.nullable(z.int()) })
type Body = z.infer<typeof BodySchema>

/** Notifications that were read, by ids or all up to one id. */
const notificationsRead = defineKind({
  ...ONLY_LAST_COUNTS,
  body: BodySchema,
  stored: { lane: 'notifications-read', body: { ids: [5], up_to: 3 } },
  words: { what: msg`Mark notifications as read` },
  lane: () => 'notifications-read',
  merge: (earlier: Body, added: Body) => ({
    // The server accepts 100 at once. The newest ones are the visible ones.
    ids: [...new Set([...earlier.ids, ...added.ids])].slice(-100),
    up_to: Math.max(earlier.up_to ?? 0, added.up_to ?? 0) || null,
  }),
  async send({ body: { ids, up_to } }, call) {
    if (up_to !== null) await call.send('POST', '/notifications/read', { up_to })
    if (ids.length > 0) await call.send('POST', '/notifications/read', { ids })
  },
  refreshes: [notificationsKeys.all],
})

export const kinds = { 'notifications-read': notificationsRead }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
