import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { REPORT_TEXT } from '#shared/contract/reports.ts'
import { sentReportsKeys } from '../../cache/query-keys.ts'
import { defineKind } from './base/kind.ts'

/** A report to the moderators. */
const report = defineKind({
  body: z.object({
    type: z.string(),
    id: z.int(),
    reason: z.string(),
    text: z.string(),
    email: z.optional(z.string()),
  }),
  stored: { lane: 'report:job:5', body: { type: 'job', id: 5, reason: 'fraud', text: 'x' } },
  words: {
    what: msg({ message: 'Report', context: 'outbox' }),
    done: msg`Thank you. A person will review your report and tell you the decision.`,
  },
  texts: [{ name: 'text', label: msg`What did you see?`, max: REPORT_TEXT, rows: 4 }],
  lane: ({ type, id }) => `report:${type}:${id}`,
  isForVisitors: true,
  hasIdempotencyKey: true,
  send: ({ body }, call) => call.send('POST', '/reports', body),
  refreshes: [sentReportsKeys.all],
})

export const kinds = { report }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
