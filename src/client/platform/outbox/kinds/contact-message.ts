import * as z from 'zod/mini'
import { defineKind } from './kind.ts'

/** A message to the administrator. */
export const contactMessage = defineKind({
  body: z.object({
    name: z.string(),
    email: z.string(),
    description: z.string(),
    website: z.optional(z.string()),
  }),
  lane: () => 'contact',
  hasIdempotencyKey: true,
  send: ({ body }, call) => call.send('POST', '/addMessage', body),
  refreshes: [],
})
