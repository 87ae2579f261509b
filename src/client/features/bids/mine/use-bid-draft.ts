import { useDraft } from '#client/platform/forms/use-draft.ts'
import type { Job } from '#shared/contract/jobs.ts'
import { type BidDraft, bidDraftKey, emptyBid } from './bid-draft.ts'

/** The draft of the user's bid for a job. A shared text starts one without pay (`routes/$lang/share.tsx`). */
export function useBidDraft(job: Job) {
  const empty = emptyBid(job)
  const [stored, setDraft, control] = useDraft<Partial<BidDraft>>(bidDraftKey(job), empty)
  const draft: BidDraft = { ...empty, ...stored }
  return [draft, setDraft as (draft: BidDraft) => void, control] as const
}
