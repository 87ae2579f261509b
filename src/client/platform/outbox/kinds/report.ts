import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { REPORT_TEXT, ReportReceivedAnswer, type SentReport } from '#shared/contract/reports.ts'
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
  // Otherwise it would be nowhere, neither waiting nor among the sent ones, until those are fetched again.
  cacheChanges({ userId, label, createdAt, body: { type, reason } }, answer) {
    const id = z.safeParse(ReportReceivedAnswer, answer).data?.data.id
    if (id === undefined) return []
    const sent = {
      id,
      type,
      // As the server: others may see the screen.
      title: type === 'job' || type === 'offer' ? label : null,
      reason,
      state: 'open',
      decision: null,
      created_at: new Date(createdAt).toISOString(),
      decided_at: null,
      overturned_at: null,
    } as SentReport
    return [
      {
        queryKey: sentReportsKeys.list(userId),
        change: (data) => {
          const reports = data as readonly SentReport[] | undefined
          // It may have been added to an earlier one.
          return reports?.some((one) => one.id === id) ? reports : reports && [sent, ...reports]
        },
      },
    ]
  },
})

export const kinds = { report }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
