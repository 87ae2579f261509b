import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { LIMITS } from '#shared/contract/limits.ts'
import { ownOffersKeys, ownVacanciesKeys } from '../../cache/query-keys.ts'
import { defineKind } from './base/kind.ts'
import { postingLane, postingPath } from './base/posting.ts'

/** An author's objection to the decision against a vacancy or an offer. Refused when no decision is in force any more. */
const objection = defineKind({
  body: z.object({ type: z.enum(['vacancy', 'offer']), id: z.int(), text: z.string() }),
  stored: { lane: 'posting:vacancy:5', body: { type: 'vacancy', id: 5, text: 'x' } },
  words: {
    what: msg`Objection to a decision`,
    done: msg`Objection sent. A moderator will look at the decision again.`,
  },
  texts: [{ name: 'text', label: msg`Why is the decision wrong?`, max: LIMITS.reason.max, rows: 3 }],
  lane: ({ type, id }) => postingLane(type, id),
  hasIdempotencyKey: true,
  send: ({ body: { type, id, text } }, call) =>
    call.send('POST', `${postingPath(type, id)}/objection`, { text }),
  refreshes: [ownVacanciesKeys.all, ownOffersKeys.all],
})

export const kinds = { objection }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
