import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { BidAnswer, BidSchema } from '#shared/contract/bids.ts'
import { PayTypeSchema } from '#shared/contract/choice-schemas.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { changeOwnBid, findJob, JOB_QUERIES, jobLane, jobPath } from './base/job.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'

/** A bid for a job. */
const bid = defineKind({
  body: z.object({
    slug: z.string(),
    text: z.string(),
    pay_amount: z.nullable(z.number()),
    pay_type: z.nullable(PayTypeSchema),
    /** The version of the job that the bid was written for. */
    jobVersion: z.int(),
    /** The id of the bid that this one replaces. */
    replaces: z.optional(z.int()),
  }),
  stored: {
    lane: 'job:a',
    body: { slug: 'a', text: 'x', pay_amount: 15, pay_type: 'per_hour', jobVersion: 1, replaces: 7 },
  },
  words: { what: msg`Bid`, done: msg`Bid placed` },
  lane: ({ slug }) => jobLane(slug),
  hasIdempotencyKey: true,
  async send({ body: { slug, jobVersion: _jobVersion, ...form } }, call) {
    const answer = await call.send('POST', `${jobPath(slug)}/rates`, form)
    // A success status means placed: an unknown answer of a newer server must not look like a refusal.
    return z.safeParse(BidAnswer, answer).data?.data
  },
  expiresAfterMs: DAY_MS,
  review: {
    afterMs: 10 * MINUTE_MS,
    async findChange({ body }, call) {
      const job = await findJob(body.slug, call)
      // If the job is gone, sending returns the server's reason. If the bid is placed, sending returns the first answer again.
      const isPlaced = job?.my_rate && job.my_rate.id !== body.replaces
      if (!job || isPlaced || job.version === body.jobVersion) return null
      return { ...body, jobVersion: job.version }
    },
  },
  refreshes: JOB_QUERIES,
  cacheChanges(entry, answer) {
    const { data } = z.safeParse(BidSchema, answer)
    return data ? changeOwnBid(entry, data) : []
  },
  expectsAnswerFrom: 'employer',
})

/** New text and pay of a bid that the employer has not seen yet. */
const bidChange = defineKind({
  ...ONLY_LAST_COUNTS,
  body: z.object({
    slug: z.string(),
    rateId: z.int(),
    text: z.string(),
    pay_amount: z.nullable(z.number()),
    pay_type: z.nullable(PayTypeSchema),
  }),
  stored: {
    lane: 'job:a',
    body: { slug: 'a', rateId: 7, text: 'x', pay_amount: 15, pay_type: 'per_hour' },
  },
  words: { what: msg`Change to your bid`, done: msg`Bid changed` },
  texts: [{ name: 'text', label: msg`Your bid`, max: LIMITS.bidText, rows: 5 }],
  required: ['text'],
  lane: ({ slug }) => jobLane(slug),
  // An outdated change stays visible: its text is nowhere else.
  async send({ body: { slug: _slug, rateId, ...form } }, call) {
    const answer = await call.send('PUT', `/rates/${rateId}`, form)
    return z.safeParse(BidAnswer, answer).data?.data
  },
  refreshes: JOB_QUERIES,
  cacheChanges(entry, answer) {
    const { data } = z.safeParse(BidSchema, answer)
    return data ? changeOwnBid(entry, data) : []
  },
})

export const kinds = { bid, 'bid-change': bidChange }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
