import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { takeRememberedAction } from '#client/platform/device/remembered-action.ts'
import { useOutbox, useWaiting } from '#client/platform/outbox/use-outbox.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Job } from '#shared/contract/jobs.ts'
import { isReplaceable, isUnanswered } from '#shared/rules/bid-states.ts'
import { BidForm } from './bid-form.tsx'
import styles from './bids.module.css'
import { bidOf, withdrawalOf } from './outbox-bids.ts'
import { OwnBid } from './own-bid.tsx'
import { WaitingBid } from './waiting-bid.tsx'

// Public pages load only what they show at once.
await loadAllWords()

/** A job seeker's own bid: the form, the bid in the outbox, or the bid on the server. */
export function WorkerBid({ job, whileAwaited }: { job: Job; whileAwaited: ReactNode }) {
  const { t } = useLingui()
  const entries = useOutbox()
  const waiting = bidOf(entries, job.slug)
  const withdrawal = withdrawalOf(entries, job.slug)
  const { isBlocked, unblock } = useBlockedEmployer(job)
  const bid = job.my_rate
  const canReplace = job.is_open && !isBlocked
  const [isReplacing, setReplacing] = useReplacing(job)
  const replaced = isReplacing && canReplace && bid && isReplaceable(bid.state) ? bid : null
  const shown = waiting ? 'waiting' : replaced ? 'replacing' : bid ? 'own' : 'form'
  const view = useFocusOnChange(shown === 'own' ? `own ${withdrawal?.state}` : shown)
  const isWithdrawn = useIsWithdrawn(shown)
  return (
    <Card as="section" aria-label={t`Your bid`} tone={waiting ? 'amber' : 'plain'}>
      <div ref={view} tabIndex={-1}>
        {waiting ? (
          <WaitingBid entry={waiting} job={job} />
        ) : replaced ? (
          <BidForm job={job} replaced={replaced} onDone={() => setReplacing(false)} />
        ) : bid ? (
          <>
            <OwnBid
              bid={bid}
              job={job}
              withdrawal={withdrawal}
              onReplace={canReplace ? () => setReplacing(true) : undefined}
            />
            {isUnanswered(bid.state) && !bid.removal && !withdrawal && (
              <div className={styles.awaited}>{whileAwaited}</div>
            )}
          </>
        ) : job.is_open && isBlocked ? (
          <div className={styles.bid}>
            <p>
              <Trans>You have blocked this employer. Unblock them to send a bid.</Trans>
            </p>
            <Button size="small" variant="secondary" onPress={unblock}>{t`Unblock`}</Button>
          </div>
        ) : job.is_open ? (
          <>
            {isWithdrawn && (
              <Notice role="status" className={styles.notice}>
                <Trans>Your bid is withdrawn. You can change the text and send it as a new bid.</Trans>
              </Notice>
            )}
            <BidForm job={job} isAgain={isWithdrawn} />
          </>
        ) : (
          <p>
            <Trans>This vacancy is closed</Trans>
          </p>
        )}
      </div>
    </Card>
  )
}

/** Whether the user replaces the bid: here, or since a press in the list of own bids. */
function useReplacing({ slug, my_rate }: Job) {
  const [isReplacing, setReplacing] = useState(false)
  const id = my_rate?.id
  useEffect(() => {
    if (id !== undefined && takeRememberedAction('bid-replacement', slug)) setReplacing(true)
  }, [id, slug])
  return [isReplacing, setReplacing] as const
}

/** Whether the current user blocks the job's employer, including a change in the outbox, and a function to end that. */
function useBlockedEmployer({ employer, is_employer_blocked = false }: Job) {
  const enqueue = useEnqueue()
  const waiting = useWaiting('block').findLast(({ userId }) => userId === employer.id)
  return {
    isBlocked: waiting?.isBlocked ?? is_employer_blocked,
    unblock: () =>
      enqueue({ kind: 'block', label: employer.name, body: { userId: employer.id, isBlocked: false } }),
  }
}

/** Whether the current user has withdrawn the bid while this page was open. */
function useIsWithdrawn(shown: 'waiting' | 'replacing' | 'own' | 'form'): boolean {
  const [before, setBefore] = useState(shown)
  const [isWithdrawn, setWithdrawn] = useState(false)
  if (before !== shown) {
    setBefore(shown)
    setWithdrawn(before === 'own' && shown === 'form')
  }
  return isWithdrawn
}

/** Moves the focus to the section when its content, with the pressed button, is replaced. */
function useFocusOnChange(shown: string) {
  const section = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  const hasActed = useRef(false)
  useEffect(() => {
    const act = () => {
      hasActed.current = true
    }
    const element = section.current
    element?.addEventListener('focusin', act)
    return () => element?.removeEventListener('focusin', act)
  }, [])
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement !== document.body) return
    section.current?.focus({ preventScroll: true })
    // The bid is shorter than its form, so the page has moved: it would be above the visible part. In the middle no
    // toast covers it.
    if (hasActed.current) section.current?.scrollIntoView({ block: 'center' })
  }, [shown])
  return section
}
