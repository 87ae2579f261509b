import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { countOpen, inOrder } from './bid-list.ts'
import { receivedBidsQueryOptions } from './queries.ts'
import { ReceivedBidCard } from './received-bid-card.tsx'
import styles from './received-bids.module.css'
import { useMarkSeen } from './use-mark-seen.ts'

type Props = {
  vacancyId: number
  /** The vacancy, if it is already loaded. */
  vacancy: { title: string; language: string } | undefined
  /** Renders a button to write to the bidder. */
  renderContact?: RenderContact
}
type RenderContact = (bid: ReceivedBid) => ReactNode

/** The bids on one vacancy, for its employer. */
export function ReceivedBidsPage({ vacancyId, vacancy, renderContact }: Props) {
  const { t } = useLingui()
  useTitle(vacancy ? t`Bids: ${vacancy.title}` : t`Bids`)
  const query = useQuery(receivedBidsQueryOptions(useViewer(), vacancyId))
  const age = useFreshness(query)
  const fresh = useMarkSeen(vacancyId, query.data)
  return (
    <>
      <PageHeader
        before={
          <Link from="/$lang" to="/$lang/cabinet/worker/user/active-vacancy" className={styles.back}>
            <Icon name="chevron-left" size={20} />
            <Trans>My vacancies</Trans>
          </Link>
        }
        title={t`Bids`}
        subtitle={vacancy && <span lang={vacancy.language}>{vacancy.title}</span>}
      />
      <AgeNote isApart>{age}</AgeNote>
      {query.data ? (
        <Bids bids={query.data} vacancyId={vacancyId} fresh={fresh} renderContact={renderContact} />
      ) : query.error ? (
        <Failure error={query.error} onRetry={query.refetch} />
      ) : (
        <div className={styles.list} aria-busy="true">
          <Skeleton height="13rem" />
          <Skeleton height="13rem" />
        </div>
      )}
    </>
  )
}

type BidsProps = {
  bids: ReceivedBid[]
  vacancyId: number
  fresh: ReadonlySet<number>
  renderContact: RenderContact | undefined
}

function Bids({ bids, vacancyId, fresh, renderContact }: BidsProps) {
  const { t } = useLingui()
  const open = countOpen(bids)
  if (bids.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="people" size={40} />}
        title={t`Unfortunately this section is empty or has no entries`}
      >
        <Trans>Nobody has bid yet. We will notify you as soon as someone does.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <p className={styles.count} role="status">
        <Plural value={bids.length} one="# bid" other="# bids" />
        {open > 0 && (
          <span>
            <Plural value={open} one="# is waiting for your answer" other="# are waiting for your answer" />
          </span>
        )}
      </p>
      <ul className={styles.list}>
        {inOrder(bids).map((bid) => (
          <li key={bid.id}>
            <ReceivedBidCard
              bid={bid}
              vacancyId={vacancyId}
              isNew={fresh.has(bid.id)}
              contact={renderContact?.(bid)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui()
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon={<Icon name="briefcase" size={40} />}
        title={t`This vacancy was deleted, or it belongs to another account`}
      />
    )
  }
  return <QueryFailure title={t`The bids could not be loaded`} {...failureWords(error)} onRetry={onRetry} />
}
