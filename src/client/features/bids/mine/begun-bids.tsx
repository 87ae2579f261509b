import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { Card } from '#client/ui/card.tsx'
import type { OwnBid } from '#shared/contract/bids.ts'
import { listBidDrafts } from './bid-draft.ts'
import styles from './bids.module.css'
import { bidOf } from './outbox-bids.ts'

/** Bids that were begun on this device, perhaps before signing in, and not sent. */
export function BegunBids({ bids }: { bids: readonly OwnBid[] }) {
  const { t } = useLingui()
  const entries = useOutbox()
  const [drafts, setDrafts] = useState<Awaited<ReturnType<typeof listBidDrafts>>>([])
  useEffect(() => {
    listBidDrafts().then(setDrafts, () => undefined)
  }, [])
  const begun = drafts.filter(
    ({ slug }) => !bidOf(entries, slug) && !bids.some(({ job }) => job.slug === slug),
  )
  if (begun.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t`Bids you have started`}>
      {begun.map(({ slug, title }) => (
        <Card as="li" tone="amber" key={slug}>
          <h2 className={styles.title}>
            <Link from="/$lang" to="/$lang/jobs/item/$slug" params={{ slug }}>
              {title || t`Job`}
            </Link>
          </h2>
          <p>
            <Trans>
              You have started a bid for this job. It is only on this device and has not been sent yet.
            </Trans>
          </p>
        </Card>
      ))}
    </ul>
  )
}
