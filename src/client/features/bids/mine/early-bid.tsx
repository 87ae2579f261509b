import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import type { Job } from '#shared/contract/jobs.ts'
import { BidFields } from './bid-fields.tsx'
import styles from './bids.module.css'
import { useBidDraft } from './use-bid-draft.ts'

// Public pages load only what they show at once.
await loadAllWords()

type Props = {
  job: Job
  /** Whether the visitor has just asked for the fields. The pressed button is gone, so the text gets the focus. */
  isRequested: boolean
  /** Called with whether there is a text. */
  onText: (hasText: boolean) => void
}

/** The fields of a bid for signed-out visitors. After signing in, the bid's form contains the draft. */
export function EarlyBid({ job, isRequested, onText }: Props) {
  const [draft, setDraft] = useBidDraft(job)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRequested) fields.current?.querySelector('textarea')?.focus()
  }, [isRequested])
  const hasText = draft.text.trim() !== ''
  useEffect(() => onText(hasText), [onText, hasText])
  return (
    <div ref={fields} className={styles.fields}>
      <BidFields value={draft} onChange={setDraft} job={job} />
      <p>
        <Trans>What you write is saved on this device. You can send it once you are logged in.</Trans>
      </p>
    </div>
  )
}
