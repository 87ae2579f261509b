import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { JobsPage } from '#shared/contract/jobs.ts'
import { JobCard } from './job-card.tsx'
import { JobCardsSkeleton } from './job-cards-skeleton.tsx'
import styles from './job-list.module.css'

const MAX_SHOWN = 6

/** The newest jobs, for the home page. */
export function LatestJobs({ query }: { query: UseQueryResult<JobsPage> }) {
  const { t } = useLingui()
  return (
    <section aria-busy={query.isPending}>
      <SectionHeading
        action={
          <Link from="/$lang" to="/$lang/jobs">
            <Trans>All jobs</Trans>
          </Link>
        }
      >
        {t`Latest jobs`}
      </SectionHeading>
      {query.data?.data.length === 0 ? (
        <EmptyState
          icon={<Icon name="briefcase" size={40} />}
          title={t`There are no jobs at the moment`}
          headingLevel={3}
        >
          <Trans>New jobs are added every day. Subscribe to the newsletter below to hear about them.</Trans>
        </EmptyState>
      ) : query.data ? (
        <ul className={styles.list}>
          {query.data.data.slice(0, MAX_SHOWN).map((job) => (
            <li key={job.id}>
              <JobCard job={job} headingLevel={3} />
            </li>
          ))}
        </ul>
      ) : query.error ? (
        <QueryFailure {...failureWords(query.error)} onRetry={query.refetch} />
      ) : (
        <JobCardsSkeleton count={MAX_SHOWN} />
      )}
    </section>
  )
}
