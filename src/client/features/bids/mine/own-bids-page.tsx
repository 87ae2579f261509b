import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { rememberAction } from '#client/platform/device/remembered-action.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { NamedCount } from '#client/ui/count-badge.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useFocusOnRemoval } from '#client/ui/use-focus-on-removal.ts'
import type { OwnBid as Bid } from '#shared/contract/bids.ts'
import { BegunBids } from './begun-bids.tsx'
import { isGone } from './bid-job.ts'
import styles from './bids.module.css'
import { bidsIn, withdrawalOf } from './outbox-bids.ts'
import { OwnBid } from './own-bid.tsx'
import { ownBidsQueryOptions } from './queries.ts'
import { WaitingBid } from './waiting-bid.tsx'

/** The tabs. The server lists withdrawn bids apart from all others. */
export type BidsTab = 'active' | 'ended' | 'withdrawn'
type RenderContact = (bid: Bid) => ReactNode
type Props = { tab: BidsTab /** The way to write to the employer. */; renderContact?: RenderContact }

/** The current user's bids: first those in the outbox, then those on the server. */
export function OwnBidsPage({ tab, renderContact }: Props) {
  const { t } = useLingui()
  useTitle(t`My bids`)
  const viewer = useViewer()
  const placed = useQuery(ownBidsQueryOptions(viewer, 'active'))
  const withdrawn = useQuery(ownBidsQueryOptions(viewer, 'withdrawn'))
  const query = tab === 'withdrawn' ? withdrawn : placed
  const age = useFreshness(query)
  const entries = useOutbox()
  const listed = {
    active: bidsIn('active', placed.data, entries),
    ended: bidsIn('ended', placed.data, entries),
    withdrawn: withdrawn.data,
  }
  const bids = listed[tab]
  const waiting = entries.filter(({ kind }) => kind === 'bid').length
  return (
    <>
      <PageHeader title={t`My bids`} />
      <AgeNote isApart>{age}</AgeNote>
      <nav aria-label={t`Which bids`} className={styles.tabs}>
        <Tab tab="active" current={tab} count={(listed.active?.length ?? 0) + waiting}>
          <Trans>Active</Trans>
        </Tab>
        <Tab tab="ended" current={tab} count={listed.ended?.length ?? 0}>
          {t({ message: 'Ended', context: 'bids' })}
        </Tab>
        <Tab tab="withdrawn" current={tab} count={listed.withdrawn?.length ?? 0}>
          {t({ message: 'Withdrawn', context: 'bids' })}
        </Tab>
      </nav>
      {/* Gets the focus of a bid that leaves the list. */}
      <div tabIndex={-1} className={styles.list}>
        {tab === 'active' && <WaitingBids />}
        {tab === 'active' && bids && <BegunBids bids={bids} />}
        {bids ? (
          <Bids bids={bids} tab={tab} renderContact={renderContact} />
        ) : query.error ? (
          <QueryFailure
            title={t`Your bids could not be loaded`}
            {...failureWords(query.error)}
            onRetry={query.refetch}
          />
        ) : (
          <Skeleton lines={6} />
        )}
      </div>
    </>
  )
}

type TabProps = { tab: BidsTab; current: BidsTab; count: number; children: ReactNode }

/** A tab with the number of its bids: who comes from a mail about an ended bid sees where it is. */
function Tab({ tab, current, count, children }: TabProps) {
  return (
    <Link
      from="/$lang"
      to="/$lang/cabinet/worker/bids"
      search={tab === 'active' ? {} : { state: tab }}
      activeOptions={{ exact: true }}
      className={buttonClass(tab === current ? 'secondary' : 'quiet', 'small')}
    >
      {children}
      <NamedCount
        count={count}
        words={<Plural value={count} one="# bid" other="# bids" />}
        className={tab === 'active' ? undefined : styles.over}
      />
    </Link>
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

type BidsProps = { bids: Bid[]; tab: BidsTab; renderContact: RenderContact | undefined }

function Bids({ bids, tab, renderContact }: BidsProps) {
  const { t } = useLingui()
  const entries = useOutbox()
  if (bids.length === 0) {
    if (tab === 'active' && entries.some(({ kind }) => kind === 'bid')) return null
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
      {bids.map((bid) => (
        <PlacedBid
          key={bid.id}
          bid={bid}
          withdrawal={withdrawalOf(entries, bid.job.slug)}
          contact={!isGone(bid.job) && !bid.removal && renderContact?.(bid)}
        />
      ))}
    </ul>
  )
}

type PlacedProps = { bid: Bid; withdrawal: EntryOf<'bid-withdrawal'> | undefined; contact: ReactNode }

function PlacedBid({ bid, withdrawal, contact }: PlacedProps) {
  const { job } = bid
  const navigate = useNavigate()
  const card = useRef<HTMLDivElement>(null)
  useFocusOnRemoval(card)
  const replace = () => {
    rememberAction('bid-replacement', job.slug)
    void navigate({ from: '/$lang', to: '/$lang/jobs/item/$slug', params: { slug: job.slug } })
  }
  return (
    <Card as="li" id={`bid-${bid.id}`} ref={card} tabIndex={-1}>
      {job.title === '' ? <ErasedJob city={job.city.name} /> : <BidJob job={job} />}
      <OwnBid bid={bid} job={job} withdrawal={withdrawal} onReplace={job.is_open ? replace : undefined} />
      {contact}
    </Card>
  )
}

function BidJob({ job }: { job: Bid['job'] }) {
  return (
    <>
      <h2 className={styles.title} lang={job.language}>
        {job.is_deleted ? (
          job.title
        ) : (
          <Link from="/$lang" to="/$lang/jobs/item/$slug" params={{ slug: job.slug }}>
            {job.title}
          </Link>
        )}
      </h2>
      <p className={styles.soft}>
        <span translate="no">{job.company_name}</span> · {job.city.name}
        {!job.is_open && (
          <>
            {' · '}
            {job.is_deleted ? <Trans>Deleted vacancy</Trans> : <Trans>This vacancy is closed</Trans>}
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
