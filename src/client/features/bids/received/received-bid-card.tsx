import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BID_STATES, PAY_UNITS } from '#client/domain/labels.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { formatAgo, formatDate, formatMoney } from '#client/platform/words/format.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button, type PressEvent } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Chip, type ChipTone } from '#client/ui/chip.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { BidState, ReceivedBid } from '#shared/contract/bids.ts'
import { canMove } from '#shared/rules/bid-states.ts'
import styles from './received-bids.module.css'
import { useAnswer } from './use-answer.ts'

const TONES: Partial<Record<BidState, ChipTone>> = { accepted: 'done' }

type Props = { bid: ReceivedBid; vacancyId: number; isNew: boolean; contact?: ReactNode }

/** One bid: bidder, text, pay and the buttons to answer. */
export function ReceivedBidCard({ bid, vacancyId, isNew, contact }: Props) {
  const { i18n } = useLingui()
  const { bidder, pay_amount, pay_type, state } = bid
  const now = useNow()
  const since = formatDate(bidder.member_since)
  const isWaiting = state === 'sent' || state === 'seen'
  return (
    <Card as="article" tone={isNew && isWaiting ? 'amber' : 'plain'} className={styles.card} tabIndex={-1}>
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
            {isWaiting && isNew && (
              <Chip tone="amber">
                <Trans>New</Trans>
              </Chip>
            )}
          </span>
          <time dateTime={bid.created_at}>{formatAgo(Date.parse(bid.created_at), now)}</time>
        </p>
      </header>
      <p className={styles.text}>{bid.text}</p>
      {pay_amount !== null && (
        <p className={styles.pay}>
          <Trans>Expected pay:</Trans> <strong>{formatMoney(pay_amount)}</strong>{' '}
          {pay_type && i18n._(PAY_UNITS[pay_type])}
        </p>
      )}
      <Answers bid={bid} vacancyId={vacancyId} contact={contact} />
    </Card>
  )
}

function Answers({ bid, vacancyId, contact }: Omit<Props, 'isNew'>) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useAnswer(vacancyId, bid)
  const answer = (state: 'accepted' | 'declined', { currentTarget }: PressEvent) => {
    if (isPending) return
    mutate(state)
    // The pressed button may disappear, so move the focus to the bid's card.
    currentTarget.closest<HTMLElement>('article')?.focus({ preventScroll: true })
  }
  const mayAccept = canMove(bid.state, 'accepted', 'boss')
  const mayDecline = canMove(bid.state, 'declined', 'boss')
  return (
    <>
      {error && (
        <Notice tone="error" role="alert">
          {failureText(error)}
        </Notice>
      )}
      {(mayAccept || mayDecline || contact) && (
        <div className={styles.answers}>
          {mayAccept && (
            <Button
              size="small"
              icon={<Icon name="check" size={18} />}
              onPress={(event) => answer('accepted', event)}
            >
              {t`Accept`}
            </Button>
          )}
          {mayDecline && (
            <Button size="small" variant="secondary" onPress={(event) => answer('declined', event)}>
              {t`Decline`}
            </Button>
          )}
          {contact}
        </div>
      )}
    </>
  )
}
