import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { moderationKeys, objectionsKeys, overviewKeys, reportsKeys } from '../../cache/query-keys.ts'
import { leaveList, sendDecision, showHeld } from './base/decided.ts'
import { defineKind } from './base/kind.ts'

// Decisions of moderators. Each names what was read: the version of a text, and the open objection. The server refuses a
// decision on something else, and on what somebody has decided meanwhile. The refusal stays in the outbox with its reason.

const reasonField = { label: msg`Reason`, max: LIMITS.reason.max, rows: 3 }
// Entries of an earlier release have none.
const ground = z.optional(z.string())
const objected_at = z.nullable(z.string())
/** The vacancy, the version that was read, and the time of the objection that was read. */
const read = { id: z.int(), version: z.int(), objected_at }
const vacancyLane = (id: number) => `vacancy-decision:${id}`
const ofVacancies = {
  hasIdempotencyKey: true,
  refreshes: [moderationKeys.all, overviewKeys.all],
} as const
/** Adds a decision about a waiting text to those that can be undone, and takes its vacancy out of the queue, in every tab. */
const changesOfVacancy = (
  userId: number,
  { id, ...written }: { id: number; version: number; batch?: string; reason?: string; ground?: string },
) => [
  showHeld(userId, { ...written, what: 'approval', id }),
  ...LANGUAGES.map((language) => leaveList(moderationKeys.inState({ userId, language }, 'pending'), id)),
]
const readExample = { id: 5, version: 1, objected_at: null }

/** Approves a vacancy. The server holds the approval for some seconds, in which it can be undone. */
const vacancyApproval = defineKind({
  ...ofVacancies,
  // `batch`: what was approved together. Entries of an earlier release have none.
  body: z.object({ ...read, batch: z.optional(z.string()) }),
  stored: { lane: 'vacancy-decision:5', body: readExample },
  words: { what: msg`Approve a vacancy` },
  lane: ({ id }) => vacancyLane(id),
  send: ({ body: { id, ...body } }, call) =>
    sendDecision(call, `/admin/vacancies/${id}/approve`, { ...body, hold: true }),
  cacheChanges: ({ userId, body: { id, version, batch } }) =>
    changesOfVacancy(userId, { id, version, ...(batch && { batch }) }),
})

/** Rejects a vacancy with a reason. Held as the approval: nothing is mailed until it can no longer be undone. */
const vacancyRejection = defineKind({
  ...ofVacancies,
  body: z.object({ ...read, reason: z.string(), ground }),
  stored: { lane: 'vacancy-decision:5', body: { ...readExample, reason: 'x' } },
  words: { what: msg`Reject a vacancy`, done: msg`Rejected` },
  lane: ({ id }) => vacancyLane(id),
  texts: [{ name: 'reason', ...reasonField }],
  send: ({ body: { id, ...body } }, call) =>
    sendDecision(call, `/admin/vacancies/${id}/reject`, { ...body, hold: true }),
  cacheChanges: ({ userId, body: { id, version, reason, ground: chosen } }) =>
    changesOfVacancy(userId, { id, version, reason, ...(chosen && { ground: chosen }) }),
})

/** Upholds or dismisses a report. Held as the approval. */
const reportDecision = defineKind({
  body: z.object({
    id: z.int(),
    state: z.enum(['upheld', 'dismissed']),
    decision: z.string(),
    reporter_decision: z.optional(z.string()),
    ground,
    remove: z.boolean(),
    measure: z.optional(z.string()),
    days: z.optional(z.int()),
    objected_at,
    additions_read: z.optional(z.int()),
  }),
  stored: {
    lane: 'report-decision:5',
    body: {
      id: 5,
      state: 'upheld',
      decision: 'x',
      remove: true,
      measure: 'note',
      days: 7,
      objected_at: null,
    },
  },
  words: {
    what: msg`Decision on a report`,
    done: ({ state }) => (state === 'upheld' ? msg`Upheld` : msg`Dismissed`),
  },
  texts: [{ name: 'decision', ...reasonField }],
  lane: ({ id }) => `report-decision:${id}`,
  hasIdempotencyKey: true,
  send: ({ body: { id, ...body } }, call) =>
    sendDecision(call, `/admin/reports/${id}`, { ...body, hold: true }, 'PATCH'),
  refreshes: [reportsKeys.all, overviewKeys.all],
  cacheChanges: ({ userId, body }) => {
    const { id, decision: reason, ground, reporter_decision, remove, measure, days } = body
    return [
      showHeld(userId, { what: 'report', id, reason, ground, reporter_decision, remove, measure, days }),
      ...LANGUAGES.map((language) => leaveList(reportsKeys.inState({ userId, language }, 'open'), id)),
    ]
  },
})

/** Grants or refuses an objection. An objection is decided once, so its id is enough. Held as the approval. */
const objectionDecision = defineKind({
  body: z.object({ id: z.int(), outcome: z.enum(['overturned', 'upheld']), reason: z.string() }),
  stored: { lane: 'objection-decision:5', body: { id: 5, outcome: 'upheld', reason: 'x' } },
  words: {
    what: msg`Decision on an objection`,
    done: ({ outcome }) =>
      outcome === 'overturned'
        ? msg({ message: 'Upheld', context: 'an objection' })
        : msg({ message: 'Rejected', context: 'an objection' }),
  },
  texts: [{ name: 'reason', ...reasonField }],
  lane: ({ id }) => `objection-decision:${id}`,
  hasIdempotencyKey: true,
  send: ({ body: { id, ...body } }, call) =>
    sendDecision(call, `/admin/objections/${id}/decision`, { ...body, hold: true }),
  refreshes: [objectionsKeys.all, overviewKeys.all],
  // Otherwise it would be in the list of every tab again, from the removal of the entry until the list is fetched again.
  cacheChanges: ({ userId, body: { id, reason } }) => [
    showHeld(userId, { what: 'objection', id, reason }),
    leaveList(objectionsKeys.inState(userId, 'open'), id),
  ],
})

export const kinds = {
  'vacancy-approval': vacancyApproval,
  'vacancy-rejection': vacancyRejection,
  'report-decision': reportDecision,
  'objection-decision': objectionDecision,
}

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
