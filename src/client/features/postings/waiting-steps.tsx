import { useWaitingSteps } from './use-waiting-postings.ts'
import { WaitingPosting } from './waiting-posting.tsx'
import type { PostingType } from './waiting-postings.ts'

/** What waits in the outbox for a posting: a changed text, the deletion, renewing, confirming, closing, reopening. */
export const WaitingSteps = ({ type, id }: { type: PostingType; id: number }) =>
  useWaitingSteps(type, id).map((entry) => <WaitingPosting key={entry.id} entry={entry} />)
