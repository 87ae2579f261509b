import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Job } from '#shared/contract/jobs.ts'

// Lazy, because signed-out readers of a job need neither form nor outbox.
const WorkerBid = lazy(async () => ({ default: (await import('./worker-bid.tsx')).WorkerBid }))

/** The bid section of a job: the own bid for job seekers, a hint for all others. */
export function BidPanel({ job }: { job: Job }) {
  const { role } = useViewer()
  if (role === null) return <SignedOut isOpen={job.is_open} />
  if (role !== 'worker') {
    return (
      <Notice>
        <Trans>Only job seekers can bid. You are logged in as something else.</Trans>
      </Notice>
    )
  }
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <WorkerBid job={job} />
    </Suspense>
  )
}

function SignedOut({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  if (!isOpen) {
    return (
      <Card as="section" aria-label={t`Your bid`}>
        <Trans>This vacancy is closed</Trans>
      </Card>
    )
  }
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
