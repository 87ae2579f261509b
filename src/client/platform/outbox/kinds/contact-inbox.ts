import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { ContactStateSchema } from '#shared/contract/contact-messages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { contactMessagesKeys, overviewKeys } from '../../cache/query-keys.ts'
import { ignoreOutdated } from './base/ignored-errors.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'

const refreshes = [contactMessagesKeys.all, overviewKeys.all]
const laneOf = (id: number) => `contact-message:${id}`

/** A mailed reply to a message of the contact form. Refused when somebody has replied since it was read. */
const contactReply = defineKind({
  body: z.object({ id: z.int(), text: z.string(), replies_read: z.int() }),
  stored: { lane: 'contact-message:5', body: { id: 5, text: 'x', replies_read: 0 } },
  words: { what: msg`Reply to a message`, done: msg`Reply sent` },
  texts: [{ name: 'text', label: msg`Reply`, max: LIMITS.messageText, rows: 4 }],
  lane: ({ id }) => laneOf(id),
  hasIdempotencyKey: true,
  send: ({ body: { id, ...body } }, call) => call.send('POST', `/admin/messages/${id}/reply`, body),
  refreshes,
})

/** A message that needs no answer or is spam, or is so no more. */
const contactState = defineKind({
  // `from`: the state on the screen, by which the counters know the change. Entries of earlier releases have none.
  body: z.object({ id: z.int(), state: ContactStateSchema, from: z.optional(ContactStateSchema) }),
  stored: { lane: 'contact-message:5', body: { id: 5, state: 'spam', from: 'open' } },
  words: {
    what: msg`Status of a message`,
    done: ({ state, from }) => {
      if (state === 'spam') return msg`Moved to spam`
      if (state === 'done') return msg`Message marked as done`
      return from === 'done' ? msg`Message reopened` : msg`Moved out of spam`
    },
  },
  lane: ({ id }) => laneOf(id),
  ...ONLY_LAST_COUNTS,
  send: ({ body: { id, state } }, call) =>
    call.send('PATCH', `/admin/messages/${id}`, { state }).catch(ignoreOutdated),
  refreshes,
})

export const kinds = { 'contact-reply': contactReply, 'contact-state': contactState }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
