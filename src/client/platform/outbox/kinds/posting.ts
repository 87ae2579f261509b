import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
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
  close: { what: msg`Close a vacancy as filled`, done: msg`Closed: nobody can bid any more` },
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
const defineStep = (verb: keyof typeof WORDS, replacesEarlier: string = verb) =>
  defineKind({
    body: z.object({ id: z.int() }),
    stored: { lane: 'posting:vacancy:5', body: { id: 5 } },
    words: WORDS[verb],
    lane: ({ id }) => postingLane('vacancy', id),
    hasIdempotencyKey: false,
    replacesEarlier,
    send: ({ body: { id } }, call) =>
      call.send('POST', `${postingPath('vacancy', id)}/${verb}`).catch(ignoreOutdated),
    // Closing declines the bids that wait.
    refreshes: [...refreshes, receivedBidsKeys.all],
    cacheChanges: ({ userId }, answer) => showAnswer('vacancy', userId, answer),
  })

/** Extends a vacancy. */
const vacancyRenewal = defineStep('renew')
/** Confirms that the job is still open. */
const vacancyConfirmation = defineStep('confirm')
/** Closes a vacancy as filled. */
const vacancyClosing = defineStep('close', 'open')
/** Opens a vacancy again that was closed as filled. */
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
