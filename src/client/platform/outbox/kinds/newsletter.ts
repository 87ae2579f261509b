import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import type { OwnSubscription } from '#shared/contract/newsletter.ts'
import { ownNewsletterKeys } from '../../cache/query-keys.ts'
import { ignoreNotFound } from './base/ignored-errors.ts'
import { defineKind } from './base/kind.ts'

/** A newsletter to subscribe to. */
const newsletterStart = defineKind({
  body: z.object({ email: z.string(), rubric_id: z.nullable(z.int()), city_id: z.nullable(z.int()) }),
  stored: { lane: 'newsletter', body: { email: 'anna@example.org', rubric_id: null, city_id: null } },
  words: { what: msg`Newsletter`, done: msg`Subscribed: please confirm by e-mail` },
  required: ['email'],
  lane: () => 'newsletter',
  isForVisitors: true,
  hasIdempotencyKey: true,
  send: ({ body }, call) => call.send('POST', '/subscriptions', body),
  refreshes: [ownNewsletterKeys.all],
})

/** A newsletter to end. */
const newsletterEnd = defineKind({
  body: z.object({ id: z.int() }),
  stored: { lane: 'newsletter:5', body: { id: 5 } },
  words: { what: msg`Unsubscribe from the newsletter`, done: msg`Unsubscribed` },
  lane: ({ id }) => `newsletter:${id}`,
  hasIdempotencyKey: false,
  send: ({ body: { id } }, call) => call.send('DELETE', `/cabinet/newsletter/${id}`).catch(ignoreNotFound),
  refreshes: [ownNewsletterKeys.all],
  cacheChanges: ({ userId, body: { id } }) => [
    {
      queryKey: ownNewsletterKeys.ofUser(userId),
      change: (data) => (data as readonly OwnSubscription[] | undefined)?.filter((one) => one.id !== id),
    },
  ],
})

export const kinds = { 'newsletter-start': newsletterStart, 'newsletter-end': newsletterEnd }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
