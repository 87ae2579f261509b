import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { rememberAction } from '#client/platform/device/remembered-action.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { Notice } from '#client/ui/notice.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Job } from '#shared/contract/jobs.ts'
import { type BidDraft, bidDraftKey } from './bid-draft.ts'
import styles from './bids.module.css'

// Lazy, because signed-out readers of a job need neither form nor outbox.
const WorkerBid = lazy(async () => ({ default: (await import('./worker-bid.tsx')).WorkerBid }))

const EarlyBid = lazy(async () => ({ default: (await import('./early-bid.tsx')).EarlyBid }))

type Props = {
  job: Job
  /** Shown under a sent bid until the employer answers. */
  whileAwaited: ReactNode
}

/** The bid section of a job: the own bid for job seekers, a hint for all others. */
export function BidPanel({ job, whileAwaited }: Props) {
  const { role, userId } = useViewer()
  if (role === null) return <SignedOut job={job} />
  if (userId === job.employer.id) {
    return (
      <Notice>
        <Trans>This is your own vacancy.</Trans>
      </Notice>
    )
  }
  if (role !== 'worker') {
    return (
      <Notice>
        <Trans>Only job seekers can bid. You are logged in with a different role.</Trans>
      </Notice>
    )
  }
  return (
    <Suspense fallback={<Skeleton height="20rem" />}>
      <WorkerBid job={job} whileAwaited={whileAwaited} />
    </Suspense>
  )
}

function SignedOut({ job }: { job: Job }) {
  const { t } = useLingui()
  const { href } = useLocation()
  const [writing, setWriting] = useState<'restored' | 'requested'>()
  useEffect(() => {
    void hasDraft(job).then((has) => has && setWriting('restored'))
  }, [job])
  const [hasText, setHasText] = useState(false)
  const remember = () => rememberAction('bid', job.slug, '', hasText)
  if (!job.is_open) {
    return (
      <Card as="section" aria-label={t`Your bid`}>
        <Trans>This vacancy is closed</Trans>
      </Card>
    )
  }
  return (
    <Card as="section" aria-label={t`Your bid`} className={styles.fields}>
      <p>
        <Trans>To place a bet, please log in!</Trans>
      </p>
      {writing && (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <EarlyBid job={job} isRequested={writing === 'requested'} onText={setHasText} />
        </Suspense>
      )}
      <p className={styles.actions}>
        <Link
          from="/$lang"
          to="/$lang/login"
          search={{ next: href }}
          className={buttonClass()}
          onClick={remember}
        >
          <Trans>Log in</Trans>
        </Link>
        <Link
          from="/$lang"
          to="/$lang/register"
          search={{ role: 'worker', next: href }}
          className={buttonClass('secondary')}
          onClick={remember}
        >
          <Trans>Register</Trans>
        </Link>
        {!writing && (
          <Button variant="quiet" onPress={() => setWriting('requested')}>
            {t`Write your bid first`}
          </Button>
        )}
      </p>
    </Card>
  )
}

/** Whether the visitor has already begun a bid for this job. */
async function hasDraft(job: Job): Promise<boolean> {
  try {
    const { loadDraft } = await import('#client/platform/device/drafts.ts')
    return ((await loadDraft(bidDraftKey(job))) as BidDraft | undefined)?.text !== undefined
  } catch {
    // Without storage there is no draft.
    return false
  }
}
