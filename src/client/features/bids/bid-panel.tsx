import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Job } from '#shared/contract/jobs.ts'
import { BidForm } from './bid-form.tsx'
import { bidOf, withdrawalOf } from './outbox-bids.ts'
import { OwnBid } from './own-bid.tsx'
import { WaitingBid } from './waiting-bid.tsx'

/** The place to bid: form, the bid that waits on the device, or the one that was placed. */
export function BidPanel({ job }: { job: Job }) {
  const { t } = useLingui()
  const { role } = useViewer()
  const entries = useOutbox()
  const waiting = bidOf(entries, job.slug)
  if (role === null) return <SignedOut />
  if (role !== 'worker') {
    return (
      <Notice>
        <Trans>Only job seekers can bid. You are signed in with another role.</Trans>
      </Notice>
    )
  }
  return (
    <Card as="section" aria-label={t`Your bid`} tone={waiting ? 'amber' : 'plain'}>
      {waiting ? (
        <WaitingBid entry={waiting} job={job} />
      ) : job.my_rate ? (
        <OwnBid bid={job.my_rate} job={job} withdrawal={withdrawalOf(entries, job.slug)} />
      ) : job.is_open ? (
        <BidForm job={job} />
      ) : (
        <p>
          <Trans>This vacancy is closed</Trans>
        </p>
      )}
    </Card>
  )
}

function SignedOut() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  return (
    <Card as="section" aria-label={t`Your bid`}>
      <p>
        <Trans>To place a bet, please log in!</Trans>
      </p>
      <p>
        <Link from="/$lang" to="/$lang/login" search={{ next: pathname }} className={buttonClass()}>
          <Trans>Log in</Trans>
        </Link>{' '}
        <Link
          from="/$lang"
          to="/$lang/register"
          search={{ role: 'worker', next: pathname }}
          className={buttonClass('quiet')}
        >
          <Trans>Register</Trans>
        </Link>
      </p>
    </Card>
  )
}
