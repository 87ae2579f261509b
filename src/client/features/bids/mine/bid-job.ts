import type { PayType } from '#shared/contract/choice-schemas.ts'

/** The job of an own bid. Its title is empty when the employer's account is deleted. */
export type BidJob = { slug: string; title: string; pay_type: PayType; is_deleted?: boolean | undefined }

/** Whether the vacancy or the employer's account is deleted: then the bid alone is left. */
export const isGone = ({ title, is_deleted = false }: Pick<BidJob, 'title' | 'is_deleted'>): boolean =>
  title === '' || is_deleted
