import type { PayType } from '#shared/contract/choice-schemas.ts'
import type { Job } from '#shared/contract/jobs.ts'

export type BidDraft = { text: string; pay_amount: number | null; pay_type: PayType }

/**
 * What the device keeps of a bid that was begun: with the title of the job, for the list of bids. `isWithdrawn`: the
 * text of a withdrawn bid that was not changed since.
 */
export type StoredBidDraft = Partial<BidDraft> & { title?: string; isWithdrawn?: boolean }

const PREFIX = 'bid:'

/** The key of a job's bid draft. */
export const bidDraftKey = ({ slug }: Pick<Job, 'slug'>): string => `${PREFIX}${slug}`

/** The bids that were begun on this device and not sent, by the slugs of their jobs. */
export async function listBidDrafts(): Promise<{ slug: string; title: string }[]> {
  // Every page of a job needs this file, none of them the drafts.
  const { listDrafts } = await import('#client/platform/device/drafts.ts')
  const drafts = (await listDrafts(PREFIX)) as [string, StoredBidDraft][]
  return drafts.flatMap(([key, { text, title, isWithdrawn }]) =>
    text?.trim() && !isWithdrawn ? [{ slug: key.slice(PREFIX.length), title: title ?? '' }] : [],
  )
}

/** An empty bid with the job's type of pay, or the content of the bid that it replaces. */
export const emptyBid = ({ pay_type }: Pick<Job, 'pay_type'>, replaced?: Job['my_rate']): BidDraft => ({
  text: replaced?.text ?? '',
  pay_amount: replaced?.pay_amount ?? null,
  pay_type: replaced?.pay_type ?? pay_type,
})
