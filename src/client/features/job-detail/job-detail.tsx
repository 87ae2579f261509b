import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError, NetworkError } from '#client/platform/api/errors.ts'
import { useConnection } from '#client/platform/api/use-connection.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Job } from '#shared/contract/jobs.ts'
import { isStillOpen } from '#shared/rules/vacancy-states.ts'
import { JobArticle, type JobParts } from './job-article.tsx'
import styles from './job-detail.module.css'

type Props = {
  query: UseQueryResult<Job>
  partsOf: (job: Job) => JobParts
  /** Shown without a connection in place of a job that the device does not have. */
  notOnDevice?: ReactNode
}

/** The page of a job: loaded, loading, not found or failed. */
export function JobDetail({ query, partsOf, notOnDevice }: Props) {
  const { t } = useLingui()
  useTitle(query.data?.title)
  const now = useNow()
  const isOffline = useConnection() === 'offline'
  const age = useFreshness(query)
  if (query.data) {
    // The job may have been cached days ago and expired since.
    const job = { ...query.data, is_open: isStillOpen(query.data, now) }
    return <JobArticle job={job} age={age} parts={partsOf(job)} />
  }
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />
  if (notOnDevice && isOffline && query.error instanceof NetworkError) return notOnDevice
  if (query.error) {
    return (
      <>
        <PageHeader title={t`This job could not be loaded`} />
        <QueryFailure {...failureWords(query.error)} onRetry={query.refetch} />
      </>
    )
  }
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton height="2.5rem" width="70%" />
      <Skeleton height="2rem" width="40%" />
      <Skeleton lines={12} />
    </div>
  )
}

function NotFound() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`This job is no longer available`} />
      <EmptyState
        icon={<Icon name="briefcase" size={40} />}
        title={t`It was closed or removed`}
        action={
          <Link from="/$lang" to="/$lang/jobs" className={buttonClass()}>
            <Trans>See the jobs on offer</Trans>
          </Link>
        }
      >
        <Trans>New jobs are added every day.</Trans>
      </EmptyState>
    </>
  )
}
