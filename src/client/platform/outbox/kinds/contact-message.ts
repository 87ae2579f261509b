import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { LIMITS } from '#shared/contract/limits.ts'
import { defineKind } from './base/kind.ts'

/** A message to the administrator. */
const contactMessage = defineKind({
  body: z.object({
    name: z.string(),
    email: z.string(),
    description: z.string(),
    website: z.optional(z.string()),
  }),
  stored: { lane: 'contact', body: { name: 'A', email: 'a@b.example', description: 'x' } },
  words: {
    what: msg`Message to the administrator`,
    done: msg`Your message has been sent. An administrator will contact you as soon as possible`,
  },
  texts: [
    { name: 'name', label: msg`Name`, max: LIMITS.contactName.max },
    { name: 'email', label: msg`E-mail`, max: LIMITS.email },
    { name: 'description', label: msg`Message`, max: LIMITS.contactText.max, rows: 4 },
  ],
  required: ['name', 'email', 'description'],
  lane: () => 'contact',
  isForVisitors: true,
  hasIdempotencyKey: true,
  send: ({ body }, call) => call.send('POST', '/addMessage', body),
  refreshes: [],
})

export const kinds = { 'contact-message': contactMessage }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
