import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { LIMITS } from '#shared/contract/limits.ts'
import type { Person } from '#shared/contract/people.ts'
import { DAY_MS } from '#shared/durations.ts'
import { moderationKeys, overviewKeys, personKeys } from '../../cache/query-keys.ts'
import { sendDecision, showHeld } from './base/decided.ts'
import { type CacheChange, defineKind } from './base/kind.ts'

// Decisions of staff about people and published texts that are in no queue. Take-downs and reversals name what was read:
// the version of the text, or the time of the decision that is reversed. The server refuses one about something else. For
// some seconds they can be undone, except notes, and what shows an offer or a profile again (decision 029).

const texts = [{ name: 'reason', label: msg`Reason`, max: LIMITS.reason.max, rows: 3 }] as const
const required = ['reason'] as const
const shared = { texts, required, hasIdempotencyKey: true } as const
const reason = z.string()
const ground = z.optional(z.string())
const takeDownLane = (type: string, id: number) => `take-down:${type}:${id}`
const personLane = (id: number) => `measure:${id}`
const PUBLISHED = { vacancy: 'vacancies', offer: 'offers' } as const

/** Takes a public vacancy or offer down. */
const takeDown = defineKind({
  ...shared,
  body: z.object({
    type: z.enum(['vacancy', 'offer']),
    id: z.int(),
    version: z.optional(z.int()),
    reason,
    ground,
  }),
  stored: {
    lane: 'take-down:vacancy:5',
    body: { type: 'vacancy', id: 5, version: 3, reason: 'x', ground: 'terms' },
  },
  words: { what: msg`Take-down` },
  lane: ({ type, id }) => takeDownLane(type, id),
  send: ({ body: { type, id, ...body } }, call) =>
    sendDecision(call, `/admin/${PUBLISHED[type]}/${id}/take-down`, { ...body, hold: true }),
  refreshes: [moderationKeys.all, overviewKeys.all, personKeys.all],
  cacheChanges: ({ userId, body: { type, ...written } }) => [
    showHeld(userId, { ...written, version: null, what: PUBLISHED[type] }),
  ],
})

/** A note about a person for staff, or a measure against them. Two measures in one lane are sent one after the other. */
const measure = defineKind({
  ...shared,
  body: z.object({ id: z.int(), measure: z.string(), reason, ground, days: z.optional(z.int()) }),
  stored: {
    lane: 'measure:5',
    body: { id: 5, measure: 'pause', reason: 'x', ground: 'terms', days: 7 },
  },
  words: {
    what: msg`Measure against a person`,
    // Of a held decision the bar says so that offers to undo it.
    done: (body) => (body.measure === 'note' ? msg`Note saved` : undefined),
  },
  lane: ({ id }) => personLane(id),
  // It names nothing that was read: after a day other moderators may have decided.
  expiresAfterMs: DAY_MS,
  send: ({ body: { id, ...body } }, call) =>
    sendDecision(call, `/admin/users/${id}/measures`, { ...body, hold: body.measure !== 'note' }),
  refreshes: ({ userId, body: { id } }) => [overviewKeys.all, personKeys.one({ userId }, id)],
  cacheChanges: ({ userId, body }) =>
    body.measure === 'note' ? [] : [showHeld(userId, { ...body, what: 'measure' })],
})

const REVERSAL_PATHS = {
  offer: (id: number) => `/admin/offers/${id}/show`,
  profile: (id: number) => `/admin/users/${id}/show-profile`,
  account: (id: number) => `/admin/users/${id}/unblock`,
}

/** Changes people that are shown, whose pages would offer the reversal again until they are read again. */
const changeShown = (
  queryKey: readonly unknown[],
  change: (person: Person) => Partial<Person>,
): CacheChange => ({
  queryKey,
  change: (known) => {
    const answer = known as { data: Person } | undefined
    return answer && { ...answer, data: { ...answer.data, ...change(answer.data) } }
  },
})

/**
 * Unblocks a person, or shows a hidden profile or a taken-down offer again. `decided_at`: when what it reverses was
 * decided.
 */
const reversal = defineKind({
  ...shared,
  body: z.object({
    type: z.enum(['offer', 'profile', 'account']),
    id: z.int(),
    reason,
    decided_at: z.optional(z.string()),
  }),
  stored: {
    lane: 'measure:5',
    body: { type: 'account', id: 5, reason: 'x', decided_at: '2026-11-30T12:00:00.000Z' },
  },
  words: {
    what: msg`Reversal of a decision`,
    done: ({ type }) => (type === 'account' ? undefined : msg`Shown again`),
  },
  lane: ({ type, id }) => (type === 'offer' ? takeDownLane(type, id) : personLane(id)),
  send: ({ body: { type, id, ...body } }, call) =>
    sendDecision(call, REVERSAL_PATHS[type](id), { ...body, ...(type === 'account' && { hold: true }) }),
  refreshes: ({ userId, body: { type, id } }) => [
    overviewKeys.all,
    // Of an offer only its id is known.
    type === 'offer' ? personKeys.of({ userId }) : personKeys.one({ userId }, id),
  ],
  cacheChanges: ({ userId, body: { type, id, reason: written } }) => {
    if (type === 'account') return [showHeld(userId, { what: 'measure', id, reason: written })]
    if (type === 'profile')
      return [changeShown(personKeys.one({ userId }, id), () => ({ profile_hidden_at: null }))]
    const show = (offer: Person['offers'][number]) =>
      offer.id === id ? { ...offer, is_taken_down: false } : offer
    return [changeShown(personKeys.of({ userId }), ({ offers }) => ({ offers: offers.map(show) }))]
  },
})

export const kinds = { 'take-down': takeDown, measure, 'decision-reversal': reversal }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
