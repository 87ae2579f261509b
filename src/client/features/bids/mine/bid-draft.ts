import type { PayType } from '#shared/contract/choice-schemas.ts'
import type { Job } from '#shared/contract/jobs.ts'

export type BidDraft = { text: string; pay_amount: number | null; pay_type: PayType }

/** The key of a job's bid draft. */
export const bidDraftKey = ({ slug }: Pick<Job, 'slug'>): string => `bid:${slug}`

/** An empty bid, with the job's type of pay. */
export const emptyBid = ({ pay_type }: Pick<Job, 'pay_type'>): BidDraft => ({
  text: '',
  pay_amount: null,
  pay_type,
})
