import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { type OwnBid, OwnBidsAnswer } from '#shared/contract/bids.ts'
import { SECOND_MS } from '#shared/durations.ts'
import type { Caller } from './base/caller.ts'
import { ignoreNotFound } from './base/ignored-errors.ts'
import { changeActiveBids, changeOwnBid, JOB_QUERIES, jobLane } from './base/job.ts'
import { defineKind } from './base/kind.ts'

/** The withdrawal of the current user's bid for a job. */
const bidWithdrawal = defineKind({
  body: z.object({
    slug: z.string(),
    /** Unknown while the bid itself is waiting, or when its answer was lost. */
    rateId: z.optional(z.int()),
    /** A bid that stays, if the id is unknown: the one that a discarded bid was to replace. */
    except: z.optional(z.int()),
  }),
  stored: { lane: 'job:a', body: { slug: 'a', rateId: 7, except: 6 } },
  words: {
    what: msg`Withdraw your bid`,
    waiting: msg`Your bid will be withdrawn when you are back online`,
    discard: msg({ message: 'Discard', context: 'the withdrawal of a bid' }),
    done: msg`Bid withdrawn`,
  },
  lane: ({ slug }) => jobLane(slug),
  hasIdempotencyKey: false,
  undoableForMs: 10 * SECOND_MS,
  async send({ body }, call) {
    const rateId = body.rateId ?? (await findOwnBid(body.slug, call))
    if (rateId === undefined || (body.rateId === undefined && rateId === body.except)) return undefined
    await call.send('DELETE', `/rates/${rateId}`).catch(ignoreNotFound)
    return undefined
  },
  refreshes: JOB_QUERIES,
  cacheChanges: (entry) => [
    ...changeOwnBid(entry, null),
    ...changeActiveBids(entry.userId, (bids) => withoutWithdrawn(bids, entry.body)),
  ],
})

/** The list of active bids without the withdrawn one; that of withdrawn bids gets it when it is fetched again. */
function withoutWithdrawn(
  bids: readonly OwnBid[],
  { slug, rateId, except }: { slug: string; rateId?: number | undefined; except?: number | undefined },
): OwnBid[] {
  const isMeant = ({ id, job }: OwnBid) =>
    rateId === undefined ? job.slug === slug && id !== except : id === rateId
  const withdrawn = bids.find(isMeant)
  return bids.filter((bid) => bid !== withdrawn)
}

/**
 * Finds the id of the current user's bid. Not from the public job: if the session has ended, the server answers that
 * request without the bid, and the withdrawal would be lost.
 */
async function findOwnBid(slug: string, call: Caller): Promise<number | undefined> {
  const { data } = await call.get('/cabinet/rates', OwnBidsAnswer)
  return data.find(({ job }) => job.slug === slug)?.id
}

export const kinds = { 'bid-withdrawal': bidWithdrawal }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
