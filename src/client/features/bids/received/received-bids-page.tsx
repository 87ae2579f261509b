import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ReadOnly } from '#client/domain/read-only.tsx'
import { ApiError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import type { BidsSearch } from './bids-address.ts'
import { filterBids } from './bids-search.ts'
import { receivedBidsQueryOptions } from './queries.ts'
import type { Work } from './received-bid-card.tsx'
import styles from './received-bids.module.css'
import { ReceivedBids } from './received-bids.tsx'
import { useMarkSeen } from './use-mark-seen.ts'
import { useScrollToBid } from './use-scroll-to-bid.ts'
import { useWaitingAnswers } from './use-waiting-answers.ts'

type Props = {
  vacancyId: number
  /** The vacancy, if it is already loaded. */
  vacancy:
    | ({
        title: string
        language: string
        positions: number
        is_read_only: boolean
        is_public: boolean
      } & Work)
    | undefined
  search: BidsSearch
  onSearchChange: (search: BidsSearch, isSamePage?: boolean) => void
  /** How often the vacancy was viewed. */
  figures?: ReactNode
  /** Offers to close the vacancy, if it is open. */
  closing?: ReactNode
  /** Renders a button to write to the bidder. */
  renderContact?: (bid: ReceivedBid) => ReactNode
  /** Renders a button to report the bid, also for those who only read. */
  renderReport?: (bid: ReceivedBid) => ReactNode
}

/** The bids on one vacancy, for its employer. */
export function ReceivedBidsPage({ vacancyId, vacancy, figures, ...props }: Props) {
  const { t } = useLingui()
  useTitle(vacancy ? t`Bids: ${vacancy.title}` : t`Bids`)
  const query = useQuery(receivedBidsQueryOptions(useViewer(), vacancyId))
  const age = useFreshness(query)
  const isReadOnly = vacancy?.is_read_only ?? false
  const bids = useWaitingAnswers(query.data)
  const { fresh, onSeen } = useMarkSeen(isReadOnly ? undefined : bids && filterBids(bids, props.search))
  const isCurrent =
    query.isSuccess && query.fetchStatus === 'idle' && (query.isFetchedAfterMount || !query.isStale)
  const isGone = useScrollToBid(bids, isCurrent)
  const list = {
    ...props,
    title: vacancy?.title,
    work: vacancy,
    positions: vacancy?.positions,
    isNotified: !!vacancy?.is_public && !!props.closing && !isReadOnly,
    isReadOnly,
    onSeen,
  }
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
      {isReadOnly && <ReadOnly />}
      {figures}
      {isGone && (
        <Notice role="status" className={styles.filled}>
          <Trans>This bid is no longer here: it was withdrawn, or the account was deleted.</Trans>
        </Notice>
      )}
      {bids ? (
        <ReceivedBids bids={bids} vacancyId={vacancyId} fresh={fresh} {...list} />
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
