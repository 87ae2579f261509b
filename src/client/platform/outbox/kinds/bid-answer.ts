import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { DeclineReasonSchema, ReceivedBidAnswer, ReceivedBidsAnswer } from '#shared/contract/bids.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { ownVacanciesKeys, receivedBidsKeys } from '../../cache/query-keys.ts'
import { ignoreOutdated } from './base/ignored-errors.ts'
import { type CacheChange, defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'

/** Puts the server's bids into the cached lists, before anything is refetched. */
function showBids(userId: number, answer: unknown): CacheChange[] {
  const one = z.safeParse(ReceivedBidAnswer, answer).data?.data
  const bids = one ? [one] : z.safeParse(ReceivedBidsAnswer, answer).data?.data
  if (!bids) return []
  const byId = new Map(bids.map((bid) => [bid.id, bid]))
  return [
    {
      queryKey: receivedBidsKeys.ofUser(userId),
      change: (data) =>
        Array.isArray(data) ? data.map((bid: { id: number }) => byId.get(bid.id) ?? bid) : data,
    },
  ]
}

/** An employer's answer to a bid. */
const bidAnswer = defineKind({
  ...ONLY_LAST_COUNTS,
  body: z.object({
    bidId: z.int(),
    state: z.enum(['accepted', 'declined']),
    reason: z.nullable(DeclineReasonSchema),
    /** The unanswered bids that this choice declines. */
    others: z.optional(z.array(z.int())),
  }),
  stored: { lane: 'bid-answer:5', body: { bidId: 5, state: 'declined', reason: 'filled' } },
  words: { what: msg`Answer to a bid` },
  lane: ({ bidId }) => `bid-answer:${bidId}`,
  // An outdated choice stays visible: the newer answer to the chosen bid has declined nobody.
  send: ({ body: { bidId, others, ...answer } }, call) =>
    others
      ? call.send('PUT', `/rates/${bidId}/choice`, { others })
      : call.send('PATCH', `/rates/${bidId}`, answer).catch(ignoreOutdated),
  refreshes: [receivedBidsKeys.all, ownVacanciesKeys.all],
  cacheChanges: ({ userId }, answer) => showBids(userId, answer),
})

/** An employer's private note and tags on a bid. */
const bidNote = defineKind({
  ...ONLY_LAST_COUNTS,
  body: z.object({ bidId: z.int(), text: z.nullable(z.string()), tags: z.array(z.string()) }),
  stored: { lane: 'bid-note:5', body: { bidId: 5, text: 'x', tags: ['early'] } },
  words: { what: msg`Your note` },
  texts: [{ name: 'text', label: msg`Your note`, max: LIMITS.bidNote, rows: 2 }],
  lane: ({ bidId }) => `bid-note:${bidId}`,
  send: ({ body: { bidId, ...note } }, call) => call.send('PUT', `/rates/${bidId}/note`, note),
  refreshes: [receivedBidsKeys.all],
  cacheChanges: ({ userId }, answer) => showBids(userId, answer),
})

export const kinds = { 'bid-answer': bidAnswer, 'bid-note': bidNote }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
