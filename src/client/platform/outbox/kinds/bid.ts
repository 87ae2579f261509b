import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { type Bid, BidAnswer, BidSchema, OwnBidSchema } from '#shared/contract/bids.ts'
import { PayTypeSchema } from '#shared/contract/choice-schemas.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts'
import { changeActiveBids, changeOwnBid, findJob, JOB_QUERIES, jobLane, jobPath } from './base/job.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'
import { followVersion, sendVersioned, sentTexts } from './base/versioned-text.ts'

const bidOf = (answer: unknown) => z.safeParse(BidAnswer, answer).data?.data

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
    /**
     * The job as it was listed, which the answer lacks. Entries of earlier releases have none. One that was stored in an older
     * form is left out: the bid counts without it.
     */
    job: z.catch(z.optional(OwnBidSchema.shape.job), undefined),
  }),
  stored: {
    lane: 'job:a',
    body: {
      slug: 'a',
      text: 'x',
      pay_amount: 15,
      pay_type: 'per_hour',
      jobVersion: 1,
      replaces: 7,
      job: {
        id: 5,
        slug: 'a',
        title: 'Baker',
        language: 'de',
        company_name: 'Bakery',
        city: { id: 7, name: 'Bonn' },
        pay_type: 'per_hour',
        pay_amount: 15,
        pay_max: null,
        is_open: true,
      },
    },
  },
  words: { what: msg`Bid`, done: msg`Bid placed` },
  lane: ({ slug }) => jobLane(slug),
  hasIdempotencyKey: true,
  async send({ body: { slug, jobVersion: _jobVersion, job: _job, ...form } }, call) {
    const answer = await call.send('POST', `${jobPath(slug)}/rates`, form)
    // A success status means placed: an unknown answer of a newer server must not look like a refusal.
    return bidOf(answer)
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
  // Otherwise the bid would be nowhere, neither waiting nor listed, until the list is fetched again.
  cacheChanges(entry, answer) {
    const { data } = z.safeParse(BidSchema, answer)
    if (!data) return []
    const { replaces, job } = entry.body
    return [
      ...changeOwnBid(entry, data),
      ...changeActiveBids(entry.userId, (bids) => {
        const others = bids.filter(({ id }) => id !== replaces)
        return !job || others.some(({ id }) => id === data.id) ? others : [{ ...data, job }, ...others]
      }),
    ]
  },
  expectsAnswerFrom: 'employer',
})

const content = {
  text: z.string(),
  pay_amount: z.nullable(z.number()),
  pay_type: z.nullable(PayTypeSchema),
}
const ChangeSchema = z.object({
  slug: z.string(),
  rateId: z.int(),
  ...content,
  version: z.optional(z.int()),
  sent: z.optional(z.array(z.object(content))),
})
type Change = z.infer<typeof ChangeSchema>

/** Adds what a former change may have stored. */
function rememberContent(
  { text, pay_amount, pay_type, ...former }: Change,
  body: Change,
  isPerhapsSent: boolean,
): Change {
  const sent = sentTexts(former.sent, isPerhapsSent ? [{ text, pay_amount, pay_type }] : [], body.sent)
  return sent ? { ...body, sent } : body
}

/** New text and pay of a bid that the employer has not seen yet. `version` is the one that it was written for. */
const bidChange = defineKind({
  ...ONLY_LAST_COUNTS,
  body: ChangeSchema,
  stored: {
    lane: 'job:a',
    body: {
      slug: 'a',
      rateId: 7,
      text: 'x',
      pay_amount: 15,
      pay_type: 'per_hour',
      version: 7,
      sent: [{ text: 'y', pay_amount: null, pay_type: null }],
    },
  },
  words: { what: msg`Change to your bid`, done: msg`Bid changed` },
  texts: [{ name: 'text', label: msg`Your bid`, max: LIMITS.bidText, rows: 5 }],
  required: ['text'],
  lane: ({ slug }) => jobLane(slug),
  // Both were written for the version that the earlier one knew.
  merge: (earlier, added, isPerhapsSent) => ({
    ...rememberContent(earlier, added, isPerhapsSent),
    version: earlier.version,
  }),
  amend: rememberContent,
  // An outdated change stays visible: its text is nowhere else.
  async send({ body: { rateId, text, pay_amount, pay_type, version, sent = [] } }, call) {
    const answer = await sendVersioned(
      { text: { text, pay_amount, pay_type }, version, sent },
      (form, known) => call.send('PUT', `/rates/${rateId}`, form, known),
      (arrived) => bidOf(arrived)?.version,
    )
    return bidOf(answer)
  },
  // The lane has other kinds, whose bodies have no version.
  updateLater: (later, { body: { version } }, answer) =>
    version === undefined
      ? later
      : followVersion(later, 'version', { from: version, to: (answer as Bid | undefined)?.version }),
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
