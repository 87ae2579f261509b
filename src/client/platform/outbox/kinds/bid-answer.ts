import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { DeclineReasonSchema, ReceivedBidAnswer, ReceivedBidsAnswer } from '#shared/contract/bids.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { ownVacanciesKeys, ownVacancyKeys, receivedBidsKeys } from '../../cache/query-keys.ts'
import { ignoreOutdated, ignoreRefused } from './base/ignored-errors.ts'
import { type CacheChange, defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'
import { followVersion, sendVersioned, sentTexts } from './base/versioned-text.ts'

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
  words: {
    what: ({ state, others }) =>
      state === 'declined'
        ? msg`Answer to a bid: decline`
        : others?.length
          ? msg`Answer to a bid: accept, decline the others`
          : msg`Answer to a bid: accept`,
  },
  lane: ({ bidId }) => `bid-answer:${bidId}`,
  // An outdated choice stays visible: the newer answer to the chosen bid has declined nobody.
  send: ({ body: { bidId, others, ...answer } }, call) =>
    others
      ? call.send('PUT', `/rates/${bidId}/choice`, { others })
      : call.send('PATCH', `/rates/${bidId}`, answer).catch(ignoreOutdated),
  // Both count the accepted bids.
  refreshes: [receivedBidsKeys.all, ownVacanciesKeys.all, ownVacancyKeys.all],
  cacheChanges: ({ userId }, answer) => showBids(userId, answer),
})

const note = { text: z.nullable(z.string()), tags: z.array(z.string()) }
const NoteBodySchema = z.object({
  bidId: z.int(),
  ...note,
  version: z.optional(z.int()),
  sent: z.optional(z.array(z.object(note))),
})
type NoteBody = z.infer<typeof NoteBodySchema>
/** Adds the notes of a former entry that may have arrived. */
function rememberNotes(former: NoteBody, body: NoteBody, isPerhapsSent: boolean): NoteBody {
  const { text, tags } = former
  const sent = sentTexts(former.sent, isPerhapsSent ? [{ text, tags }] : [], body.sent)
  return sent ? { ...body, sent } : body
}

const noteVersionOf = (answer: unknown) => z.safeParse(ReceivedBidAnswer, answer).data?.data.note.version

/** An employer's private note and tags on a bid. */
const bidNote = defineKind({
  ...ONLY_LAST_COUNTS,
  body: NoteBodySchema,
  stored: {
    lane: 'bid-note:5',
    body: { bidId: 5, text: 'x', tags: ['early'], version: 7, sent: [{ text: null, tags: [] }] },
  },
  words: { what: msg`Your note` },
  texts: [{ name: 'text', label: msg`Your note`, max: LIMITS.bidNote, rows: 2 }],
  lane: ({ bidId }) => `bid-note:${bidId}`,
  // Both were written for the version that the earlier one knew.
  merge: (earlier, added, isPerhapsSent) => ({
    ...rememberNotes(earlier, added, isPerhapsSent),
    version: earlier.version,
  }),
  amend: rememberNotes,
  send: ({ body: { bidId, version, sent = [], text, tags } }, call) =>
    sendVersioned(
      { text: { text, tags }, version, sent },
      (one, known) => call.send('PUT', `/rates/${bidId}/note`, one, known),
      noteVersionOf,
    ),
  updateLater: (later, { body }, answer) =>
    followVersion(later, 'version', { from: body.version, to: noteVersionOf(answer) }),
  refreshes: [receivedBidsKeys.all],
  cacheChanges: ({ userId }, answer) => showBids(userId, answer),
})

/** Bids that an employer has seen. "Seen" never replaces an answer, so the order of both does not matter. */
const bidSeen = defineKind({
  ...ONLY_LAST_COUNTS,
  body: z.object({ ids: z.array(z.int()) }),
  stored: { lane: 'bid-seen', body: { ids: [5] } },
  words: { what: msg`Mark bids as seen` },
  lane: () => 'bid-seen',
  merge: (earlier, added) => ({ ids: [...new Set([...earlier.ids, ...added.ids])] }),
  async send({ body: { ids } }, call) {
    const seen: unknown[] = []
    for (let first = 0; first < ids.length; first += LIMITS.bidsSeen) {
      const body = { ids: ids.slice(first, first + LIMITS.bidsSeen) }
      const answer = await call.send('POST', '/rates/seen', body).catch(ignoreRefused)
      seen.push(...(z.safeParse(ReceivedBidsAnswer, answer).data?.data ?? []))
    }
    return { data: seen }
  },
  refreshes: [ownVacanciesKeys.all],
  cacheChanges: ({ userId }, answer) => showBids(userId, answer),
})

export const kinds = { 'bid-answer': bidAnswer, 'bid-note': bidNote, 'bid-seen': bidSeen }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
