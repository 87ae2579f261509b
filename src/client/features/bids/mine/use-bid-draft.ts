import { useDraft } from '#client/platform/forms/use-draft.ts'
import type { Job } from '#shared/contract/jobs.ts'
import { type BidDraft, bidDraftKey, emptyBid, type StoredBidDraft } from './bid-draft.ts'

/** The draft of the user's bid for a job. It begins empty, or with the bid that it replaces. A shared text starts one without pay (`routes/$lang/share.tsx`). */
export function useBidDraft(job: Job, replaced?: Job['my_rate']) {
  const empty = emptyBid(job, replaced)
  const [stored, setDraft, control] = useDraft<StoredBidDraft>(bidDraftKey(job), empty)
  const { title: _title, isWithdrawn: _isWithdrawn, ...typed } = stored
  const draft: BidDraft = { ...empty, ...typed }
  const store = (next: BidDraft) => setDraft({ ...next, title: job.title })
  return [draft, store, control] as const
}
