import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { CHOSEN_CLOSE_REASONS } from '#shared/contract/choices.ts'
import { receivedBidsKeys } from '../../cache/query-keys.ts'
import { ignoreOutdated } from './base/ignored-errors.ts'
import { type CacheChange, defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'
import {
  changeOwnPostings,
  POSTING_QUERIES,
  type PostingType,
  postingLane,
  postingOf,
  postingPath,
} from './base/posting.ts'

const refreshes = POSTING_QUERIES

/** Puts the answer into the cached list. Rubric and city stay as they are: the list may be in another language. */
function showAnswer(type: PostingType, userId: number, answer: unknown): CacheChange[] {
  const changed = postingOf(answer)
  if (!changed) return []
  return changeOwnPostings(type, userId, (postings) =>
    postings.map((posting) =>
      posting.id === changed.id
        ? { ...posting, ...changed, rubric: posting.rubric, city: posting.city }
        : posting,
    ),
  )
}

/** Publishes or hides a vacancy or an offer. */
const postingFlag = defineKind({
  ...ONLY_LAST_COUNTS,
  body: z.object({ type: z.enum(['vacancy', 'offer']), id: z.int(), published: z.boolean() }),
  stored: { lane: 'posting:vacancy:5', body: { type: 'vacancy', id: 5, published: true } },
  words: { what: msg`Publish or hide`, done: msg`Saved` },
  lane: ({ type, id }) => postingLane(type, id),
  send: ({ body: { type, id, published } }, call) =>
    call.send('PATCH', postingPath(type, id), { published }).catch(ignoreOutdated),
  refreshes,
  cacheChanges: ({ userId, body: { type } }, answer) => showAnswer(type, userId, answer),
})

const WORDS = {
  renew: { what: msg`Renew a vacancy`, done: msg`The vacancy has been renewed` },
  confirm: { what: msg`Confirm that a job is still open`, done: msg`Thank you: it stays public` },
  close: { what: msg`Close a vacancy`, done: msg`Closed: nobody can bid any more` },
  'drop-change': {
    what: msg`Discard the changes to a vacancy`,
    done: msg`Changes discarded: the approved text stays`,
  },
  reopen: { what: msg`Reopen a vacancy`, done: msg`Open again: people can bid` },
}

/**
 * Renewing, confirming, closing, reopening and dropping a change may be sent twice without harm, so they need no
 * idempotency key. Of closing and reopening only the last counts; a renewal between them needs the open vacancy.
 */
const stepOf = (verb: keyof typeof WORDS, replacesEarlier: string) => ({
  words: WORDS[verb],
  lane: ({ id }: { id: number }) => postingLane('vacancy', id),
  hasIdempotencyKey: false,
  replacesEarlier,
  // Closing declines the bids that wait.
  refreshes: [...refreshes, receivedBidsKeys.all],
  cacheChanges: ({ userId }: { userId: number }, answer: unknown) => showAnswer('vacancy', userId, answer),
})

const defineStep = (verb: keyof typeof WORDS, replacesEarlier: string = verb) =>
  defineKind({
    ...stepOf(verb, replacesEarlier),
    body: z.object({ id: z.int() }),
    stored: { lane: 'posting:vacancy:5', body: { id: 5 } },
    send: ({ body: { id } }, call) =>
      call.send('POST', `${postingPath('vacancy', id)}/${verb}`).catch(ignoreOutdated),
  })

/** Extends a vacancy. */
const vacancyRenewal = defineStep('renew')
/** Confirms that the job is still open. */
const vacancyConfirmation = defineStep('confirm')

const ClosingSchema = z.object({ id: z.int(), reason: z.optional(z.enum(CHOSEN_CLOSE_REASONS)) })
/** Closes a vacancy. Entries of earlier releases have no reason: they close it as filled. */
const vacancyClosing = defineKind<z.infer<typeof ClosingSchema>>({
  ...stepOf('close', 'open'),
  body: ClosingSchema,
  stored: { lane: 'posting:vacancy:5', body: { id: 5, reason: 'not_hiring' } },
  send: ({ body: { id, reason } }, call) =>
    call.send('POST', `${postingPath('vacancy', id)}/close`, reason && { reason }).catch(ignoreOutdated),
})
/** Opens a closed vacancy again. */
const vacancyReopening = defineStep('reopen', 'open')
/** Drops a changed text: the approved one stays. */
const vacancyChangeDrop = defineStep('drop-change')

export const kinds = {
  'posting-flag': postingFlag,
  'vacancy-renewal': vacancyRenewal,
  'vacancy-confirmation': vacancyConfirmation,
  'vacancy-closing': vacancyClosing,
  'vacancy-reopening': vacancyReopening,
  'vacancy-change-drop': vacancyChangeDrop,
}

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
