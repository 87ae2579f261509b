import { Trans } from '@lingui/react/macro'
import type { Job } from '#shared/contract/jobs.ts'
import { BidFields } from './bid-fields.tsx'
import { useBidDraft } from './use-bid-draft.ts'

/** The fields of a bid for signed-out visitors. After signing in, the bid's form contains the draft. */
export function EarlyBid({ job }: { job: Job }) {
  const [draft, setDraft] = useBidDraft(job)
  return (
    <>
      <BidFields value={draft} onChange={setDraft} job={job} />
      <p>
        <Trans>Your text is saved on this device. You can send it once you are logged in.</Trans>
      </p>
    </>
  )
}
