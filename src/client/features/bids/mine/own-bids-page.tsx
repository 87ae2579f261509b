import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { OwnBid as Bid } from '#shared/contract/bids.ts'
import { BegunBids } from './begun-bids.tsx'
import styles from './bids.module.css'
import { bidOf, withdrawalOf } from './outbox-bids.ts'
import { OwnBid } from './own-bid.tsx'
import { ownBidsQueryOptions } from './queries.ts'
import { WaitingBid } from './waiting-bid.tsx'

type State = 'active' | 'withdrawn'
type RenderContact = (bid: Bid) => ReactNode
type Props = { state: State /** The way to write to the employer. */; renderContact?: RenderContact }

/** The current user's bids: first those in the outbox, then those on the server. */
export function OwnBidsPage({ state, renderContact }: Props) {
  const { t } = useLingui()
  useTitle(t`My bids`)
  const query = useQuery(ownBidsQueryOptions(useViewer(), state))
  const age = useFreshness(query)
  return (
    <>
      <PageHeader title={t`My bids`} />
      <AgeNote isApart>{age}</AgeNote>
      <nav aria-label={t`Which bids`} className={styles.tabs}>
        <Link
          from="/$lang"
          to="/$lang/cabinet/worker/bids"
          activeOptions={{ exact: true }}
          className={buttonClass(state === 'active' ? 'secondary' : 'quiet', 'small')}
        >
          <Trans>Active</Trans>
        </Link>
        <Link
          from="/$lang"
          to="/$lang/cabinet/worker/bids"
          search={{ state: 'withdrawn' }}
          className={buttonClass(state === 'withdrawn' ? 'secondary' : 'quiet', 'small')}
        >
          <Trans>Withdrawn</Trans>
        </Link>
      </nav>
      {state === 'active' && <WaitingBids />}
      {state === 'active' && query.data && <BegunBids bids={query.data} />}
      {query.data ? (
        <Bids bids={query.data} state={state} renderContact={renderContact} />
      ) : query.error ? (
        <QueryFailure
          title={t`Your bids could not be loaded`}
          {...failureWords(query.error)}
          onRetry={query.refetch}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </>
  )
}

function WaitingBids() {
  const entries = useOutbox().filter((entry) => entry.kind === 'bid')
  if (entries.length === 0) return null
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <Card as="li" tone="amber" key={entry.id}>
          <h2 className={styles.title}>
            <Link from="/$lang" to="/$lang/jobs/item/$slug" params={{ slug: entry.body.slug }}>
              {entry.label}
            </Link>
          </h2>
          <WaitingBid entry={entry} />
        </Card>
      ))}
    </ul>
  )
}

type BidsProps = { bids: Bid[]; state: State; renderContact: RenderContact | undefined }

function Bids({ bids, state, renderContact }: BidsProps) {
  const { t } = useLingui()
  const entries = useOutbox()
  const isActive = state === 'active'
  // Bids in the outbox are already shown above.
  const placed = isActive ? bids.filter(({ job }) => !bidOf(entries, job.slug)) : bids
  if (bids.length === 0) {
    if (isActive && entries.some(({ kind }) => kind === 'bid')) return null
    return (
      <EmptyState
        icon={<Icon name="list" size={40} />}
        title={t`Unfortunately this section is empty or has no entries`}
        action={
          <Link from="/$lang" to="/$lang/jobs" className={buttonClass()}>
            {t`See the jobs on offer`}
          </Link>
        }
      >
        <Trans>Your bids and employers’ answers appear here.</Trans>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {placed.map((bid) => (
        <Card as="li" key={bid.id}>
          {bid.job.title === '' ? <ErasedJob city={bid.job.city.name} /> : <BidJob job={bid.job} />}
          <OwnBid bid={bid} job={bid.job} withdrawal={withdrawalOf(entries, bid.job.slug)} />
          {bid.job.title !== '' && renderContact?.(bid)}
        </Card>
      ))}
    </ul>
  )
}

function BidJob({ job }: { job: Bid['job'] }) {
  return (
    <>
      <h2 className={styles.title} lang={job.language}>
        <Link from="/$lang" to="/$lang/jobs/item/$slug" params={{ slug: job.slug }}>
          {job.title}
        </Link>
      </h2>
      <p className={styles.soft}>
        <span translate="no">{job.company_name}</span> · {job.city.name}
        {!job.is_open && (
          <>
            {' · '}
            <Trans>This vacancy is closed</Trans>
          </>
        )}
      </p>
    </>
  )
}

function ErasedJob({ city }: { city: string }) {
  return (
    <>
      <h2 className={styles.title}>
        <Trans>Deleted vacancy</Trans>
      </h2>
      <p className={styles.soft}>
        <Trans>Deleted account</Trans> · {city}
      </p>
    </>
  )
}
