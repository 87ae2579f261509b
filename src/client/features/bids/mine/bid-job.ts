import type { OwnBid } from '#shared/contract/bids.ts'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import type { Job } from '#shared/contract/jobs.ts'

/** The job of an own bid. Its title is empty when the employer's account is deleted. */
export type BidJob = { slug: string; title: string; pay_type: PayType; is_deleted?: boolean | undefined }

/** Whether the vacancy or the employer's account is deleted: then the bid alone is left. */
export const isGone = ({ title, is_deleted = false }: Pick<BidJob, 'title' | 'is_deleted'>): boolean =>
  title === '' || is_deleted

/** The job of a new bid, as the list of own bids shows it. */
export const listedJob = (job: Job): OwnBid['job'] => {
  const { id, slug, title, language, company_name, city, pay_type, pay_amount, pay_max, is_open } = job
  return {
    id,
    slug,
    title,
    language,
    company_name,
    city: { id: city.id, name: city.name },
    pay_type,
    pay_amount,
    pay_max,
    is_open,
  }
}
