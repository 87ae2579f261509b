import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useRef } from 'react'
import { BID_STATES } from '#client/domain/labels.ts'
import { LowPay } from '#client/domain/low-pay.tsx'
import { payInWords } from '#client/domain/pay-in-words.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Chip, type ChipTone } from '#client/ui/chip.tsx'
import { useFocusOnRemoval } from '#client/ui/use-focus-on-removal.ts'
import { useInView } from '#client/ui/use-in-view.ts'
import type { BidState, ReceivedBid } from '#shared/contract/bids.ts'
import { BidAnswers } from './bid-answers.tsx'
import { isUnanswered } from './bid-list.ts'
import { BidNote } from './bid-note.tsx'
import { OWN_DECLINE_WORDS } from './own-decline-words.ts'
import styles from './received-bids.module.css'
import { useIsAnswerWaiting } from './use-waiting-answers.ts'

const TONES: Partial<Record<BidState, ChipTone>> = { accepted: 'done' }

/** The fields of the vacancy that the check of the minimum wage needs. */
export type Work = { hours_per_week: number | null; start_date: string | null }

type Props = {
  bid: ReceivedBid
  work: Work | undefined
  isNew: boolean
  /** Called with its id when the card has come into view. */
  onSeen: (id: number) => void
  /** The other unanswered bids. */
  others: readonly ReceivedBid[]
  contact?: ReactNode
  report?: ReactNode
  /** How many more people the vacancy seeks; without it, the vacancy is closed or not loaded. */
  free: number | undefined
  isReadOnly: boolean
  /** Undefined when the bid can no longer be answered. */
  selection: { isSelected: boolean; onChange: (isSelected: boolean) => void } | undefined
}

/** One bid: bidder, text, pay, the employer's note and the buttons to answer. */
export function ReceivedBidCard({ bid, work, isNew, onSeen, selection, report, contact, ...answers }: Props) {
  const { t, i18n } = useLingui()
  const { bidder, state } = bid
  const pay = payInWords(bid, i18n)
  const card = useRef<HTMLDivElement>(null)
  // An answered bid may no longer match the filter.
  useFocusOnRemoval(card)
  useInView(
    card,
    useCallback(() => onSeen(bid.id), [onSeen, bid.id]),
  )
  const since = formatDate(bidder.member_since)
  const changed = bid.changed_at && formatDate(bid.changed_at)
  const isWaiting = isUnanswered(bid)
  const isAnswerWaiting = useIsAnswerWaiting(bid.id)
  return (
    <Card
      as="article"
      id={`bid-${bid.id}`}
      tone={isNew && isWaiting ? 'amber' : 'plain'}
      className={styles.card}
      tabIndex={-1}
      ref={card}
    >
      <header className={styles.head}>
        <Avatar name={bidder.name} src={bidder.url_img} />
        <div className={styles.who}>
          <h2 className={styles.name}>
            <Link from="/$lang" to="/$lang/user/profile/$id" params={{ id: `${bidder.id}` }}>
              {bidder.name}
            </Link>
          </h2>
          <p className={styles.soft}>
            <Trans>On Jobmost since {since}</Trans>
          </p>
        </div>
        <p className={styles.when}>
          <span role="status">
            {!isWaiting && <Chip tone={TONES[state] ?? 'neutral'}>{i18n._(BID_STATES[state])}</Chip>}
            {isAnswerWaiting && (
              <Chip>
                <Trans>Waiting for connection</Trans>
              </Chip>
            )}
            {isWaiting && isNew && (
              <Chip tone="amber">
                <Trans>New</Trans>
              </Chip>
            )}
          </span>
          <RelativeTime at={bid.created_at} />
        </p>
        {selection && (
          <Checkbox {...selection} aria-label={t`Select: ${bidder.name}`}>
            <Trans>Select</Trans>
          </Checkbox>
        )}
      </header>
      <p className={styles.text}>{bid.text}</p>
      {changed && (
        <p className={styles.soft}>
          <Trans>Changed on {changed}</Trans>
        </p>
      )}
      {pay && (
        <p className={styles.pay}>
          <Trans>Proposed pay:</Trans> <strong>{pay}</strong>
        </p>
      )}
      <LowPay pay={bid} work={work} />
      {bid.decline_reason && (
        <p className={styles.soft}>
          <Trans>The reason given:</Trans> {i18n._(OWN_DECLINE_WORDS[bid.decline_reason])}
        </p>
      )}
      {state === 'accepted' && <Accepted name={bidder.name} isWaiting={isAnswerWaiting} />}
      <BidNote bid={bid} isReadOnly={answers.isReadOnly} />
      {answers.isReadOnly ? (
        report && <div className={styles.answers}>{report}</div>
      ) : (
        <BidAnswers
          bid={bid}
          {...answers}
          contact={
            <>
              {contact}
              {report}
            </>
          }
        />
      )}
    </Card>
  )
}

/** What an acceptance leads to. */
const Accepted = ({ name, isWaiting }: { name: string; isWaiting: boolean }) => (
  <p className={styles.soft}>
    {isWaiting ? (
      <Trans>
        We will tell {name} that you have accepted the bid. Next, agree on the first day and the contract.
      </Trans>
    ) : (
      <Trans>
        {name} has been told that you have accepted the bid. Next, agree on the first day and the contract.
      </Trans>
    )}
  </p>
)
