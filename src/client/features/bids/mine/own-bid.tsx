import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DECLINE_WORDS } from '#client/domain/decline-reasons.ts'
import { BID_STATES } from '#client/domain/labels.ts'
import { WaitingEntry } from '#client/domain/outbox/waiting-entry.tsx'
import { payInWords } from '#client/domain/pay-in-words.ts'
import { saveDraft } from '#client/platform/device/drafts.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { useEntries } from '#client/platform/outbox/use-outbox.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Chip, type ChipTone } from '#client/ui/chip.tsx'
import type { BidState, DeclineReason } from '#shared/contract/bids.ts'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import { isReplaceable } from '#shared/rules/bid-states.ts'
import { BidActions } from './bid-actions.tsx'
import { type BidDraft, bidDraftKey } from './bid-draft.ts'
import { type BidJob, isGone } from './bid-job.ts'
import styles from './bids.module.css'
import { ChangeBid } from './change-bid.tsx'
import { NextSteps } from './next-steps.tsx'
import { RefusedBidChange } from './refused-bid-change.tsx'
import { type Removal, RemovedBid } from './removed-bid.tsx'
import { WaitingWithdrawal } from './waiting-withdrawal.tsx'

type Bid = {
  id: number
  text: string
  pay_amount: number | null
  pay_type: PayType | null
  state: BidState
  decline_reason: DeclineReason | null
  created_at: string
  changed_at?: string | undefined
  version?: number | undefined
  removal?: Removal | undefined
}
type Props = {
  bid: Bid
  job: BidJob
  withdrawal: EntryOf<'bid-withdrawal'> | undefined
  /** Opens the form of a new bid that replaces this one; undefined if the job takes no bids from the user. */
  onReplace: (() => void) | undefined
}

const TONES: Record<BidState, ChipTone> = {
  sent: 'neutral',
  seen: 'brand',
  accepted: 'done',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
}

/** A bid that the server has: its text, its state and its actions. */
export function OwnBid({ bid, job, withdrawal, onReplace }: Props) {
  const { t, i18n } = useLingui()
  const date = formatDate(bid.created_at)
  const changed = bid.changed_at && formatDate(bid.changed_at)
  const pay = payInWords(bid, i18n)
  const isReadable = !isGone(job) && !bid.removal
  const [isChanging, setChanging] = useState(false)
  const waiting = useEntries('bid-change').findLast(({ body }) => body.rateId === bid.id)
  // The answer is in the cache before the entry is removed: the text would show twice.
  const isSent = waiting?.state === 'sending' && hasContentOf(bid, waiting)
  const replace = (typed?: BidDraft) => {
    if (typed) saveDraft(bidDraftKey(job), { ...typed, title: job.title })
    onReplace?.()
  }
  if (isChanging)
    return (
      <ChangeBid
        bid={bid}
        job={job}
        onDone={() => setChanging(false)}
        onReplace={onReplace && isReplaceable(bid.state) ? replace : undefined}
      />
    )
  return (
    <div className={styles.bid}>
      <p className={styles.state}>
        {bid.removal ? (
          <Chip tone="error">{t({ message: 'Removed', context: 'a bid' })}</Chip>
        ) : bid.decline_reason === 'withdrawn' ? (
          <Chip>
            <Trans>Vacancy withdrawn</Trans>
          </Chip>
        ) : (
          <Chip tone={TONES[bid.state]}>{i18n._(BID_STATES[bid.state])}</Chip>
        )}
        <span className={styles.soft}>
          <Trans>Your bid of {date}</Trans>
          {changed && (
            <>
              {' · '}
              <Trans>changed on {changed}</Trans>
            </>
          )}
        </span>
      </p>
      {bid.removal && <RemovedBid removal={bid.removal} state={bid.state} />}
      {bid.decline_reason && (
        <p>
          <Trans>Reason: {i18n._(DECLINE_WORDS[bid.decline_reason])}</Trans>
        </p>
      )}
      <p className={styles.text}>{bid.text}</p>
      {pay && <p className={styles.pay}>{pay}</p>}
      {bid.state === 'sent' && isReadable && !withdrawal && (
        <p className={styles.soft}>
          <Trans>
            The employer has your bid. We will notify you of the answer. It will also appear here.
          </Trans>{' '}
          <Trans>You can change the bid until the employer has read it.</Trans>
        </p>
      )}
      {bid.state === 'seen' && isReadable && (
        <p className={styles.soft}>
          <Trans>The employer has read your bid, so it can no longer be changed.</Trans>{' '}
          <Trans>To add something, please write to the employer.</Trans>
        </p>
      )}
      {bid.state === 'accepted' && isReadable && <NextSteps />}
      {waiting &&
        !isSent &&
        (waiting.state === 'failed' ? (
          <RefusedBidChange entry={waiting} bid={bid} />
        ) : (
          <WaitingEntry entry={waiting} />
        ))}
      {withdrawal ? (
        <WaitingWithdrawal entry={withdrawal} />
      ) : (
        <BidActions
          bid={bid}
          job={job}
          change={waiting}
          onChange={() => setChanging(true)}
          onReplace={onReplace && replace}
        />
      )}
    </div>
  )
}

const hasContentOf = (bid: Bid, { body }: EntryOf<'bid-change'>): boolean =>
  bid.text === body.text && bid.pay_amount === body.pay_amount && bid.pay_type === body.pay_type
