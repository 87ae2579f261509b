import { Trans } from '@lingui/react/macro'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import type { Job } from '#shared/contract/jobs.ts'
import { bidDraftKey, emptyBid } from './bid-draft.ts'
import { BidFields } from './bid-fields.tsx'

/** The fields of a bid for signed-out visitors. After signing in, the bid's form contains the draft. */
export function EarlyBid({ job }: { job: Job }) {
  const [draft, setDraft] = useDraft(bidDraftKey(job), emptyBid(job))
  return (
    <>
      <BidFields value={draft} onChange={setDraft} job={job} />
      <p>
        <Trans>Your text is saved on this device. You can send it once you are logged in.</Trans>
      </p>
    </>
  )
}
