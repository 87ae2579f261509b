import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { storingFailureText } from '#client/domain/outbox/storing-failure.ts'
import { saveDraft } from '#client/platform/device/drafts.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { discardEntry, enqueue } from '#client/platform/outbox/outbox.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { useFocusOnRemoval } from '#client/ui/use-focus-on-removal.ts'
import type { BidState } from '#shared/contract/bids.ts'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import { hasFailed, isChangeable, isReplaceable, isWithdrawable } from '#shared/rules/bid-states.ts'
import { type BidDraft, bidDraftKey } from './bid-draft.ts'
import { type BidJob, isGone } from './bid-job.ts'
import styles from './bids.module.css'
import type { Removal } from './removed-bid.tsx'

type Bid = {
  id: number
  text: string
  pay_amount: number | null
  pay_type: PayType | null
  state: BidState
  removal?: Removal | undefined
}
type Props = {
  bid: Bid
  job: BidJob
  /** A change of the bid in the outbox. */
  change: EntryOf<'bid-change'> | undefined
  onChange: () => void
  onReplace: ((typed?: BidDraft) => void) | undefined
}

/** What can be done with a bid that the server has: change, replace, withdraw. */
export function BidActions({ bid, job, change, onChange, onReplace }: Props) {
  const { t } = useLingui()
  const actions = useRef<HTMLDivElement>(null)
  useFocusOnRemoval(actions)
  // Then a bid can be deleted in any state.
  const isDeleted = isGone(job)
  const withdrawal = useWithdrawal(bid, job, isDeleted ? t`Delete bid` : null)
  // The employer has read the bid before its change arrived.
  const isChangeLate = change?.error?.code === 'bid_read'
  const replace = () => {
    if (!isChangeLate) return onReplace?.()
    const { text, pay_amount, pay_type } = change.body
    onReplace?.({ text, pay_amount, pay_type: pay_type ?? job.pay_type })
    void discardEntry(change.id)
  }
  return (
    <div ref={actions} className={styles.bid}>
      <FailureNotice>{withdrawal.failure}</FailureNotice>
      <div className={styles.actions}>
        {isChangeable(bid.state) && !isDeleted && !bid.removal && !change && (
          <Button variant="secondary" size="small" onPress={onChange}>{t`Change bid`}</Button>
        )}
        {onReplace &&
          !isDeleted &&
          !bid.removal &&
          (hasFailed(bid.state) || isChangeLate) &&
          isReplaceable(bid.state) && (
            <Button variant="secondary" size="small" onPress={replace}>{t`Replace with a new bid`}</Button>
          )}
        {(isDeleted || isWithdrawable(bid)) && (
          <Button
            variant="secondary"
            size="small"
            isPending={withdrawal.isBusy}
            onPress={withdrawal.withdraw}
          >
            {isDeleted ? t`Delete bid` : t`Withdraw bid`}
          </Button>
        )}
      </div>
    </div>
  )
}

/** @param deletion the label of a bid that is deleted instead of withdrawn */
function useWithdrawal(bid: Bid, job: BidJob, deletion: string | null) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const payType = bid.pay_type && { pay_type: bid.pay_type }
  const withdraw = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await enqueue({
        kind: 'bid-withdrawal',
        label: deletion ?? job.title,
        body: { rateId: bid.id, slug: job.slug },
      })
      // The form for a new bid begins with the withdrawn text.
      if (deletion === null && !bid.removal)
        saveDraft(bidDraftKey(job), {
          text: bid.text,
          pay_amount: bid.pay_amount,
          ...payType,
          isWithdrawn: true,
        })
    } catch (error) {
      setFailure(storingFailureText(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, withdraw }
}
