import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useFocusOnRemoval } from '#client/ui/use-focus-on-removal.ts'
import styles from './hidden-jobs.module.css'
import { viewedJobsQueryOptions } from './queries.ts'
import { useHiddenJobs } from './use-hidden-jobs.ts'
import type { Hideable } from './waiting-changes.ts'

/** The jobs opened on this device, and those that the lists leave out. */
export function ViewedAndHiddenPage() {
  const { t } = useLingui()
  useTitle(t`Viewed and hidden jobs`)
  return (
    <>
      <PageHeader title={t`Viewed and hidden jobs`} />
      <SectionHeading>
        <Trans>Recently viewed</Trans>
      </SectionHeading>
      <Viewed />
      <SectionHeading>
        <Trans>Hidden jobs</Trans>
      </SectionHeading>
      <Hidden />
    </>
  )
}

function Viewed() {
  const { data } = useQuery(viewedJobsQueryOptions(useViewer()))
  if (!data) return <Skeleton lines={4} />
  if (data.length === 0) {
    return (
      <p className={styles.nothing}>
        <Trans>Jobs that you open appear here. The list is kept only on this device.</Trans>
      </p>
    )
  }
  return (
    <ul className={styles.list}>
      {data.map(({ viewedAt, ...job }) => (
        <Row key={job.id} job={job}>
          <span className={styles.soft}>
            <span translate="no">{job.company_name}</span> · <RelativeTime at={viewedAt} />
          </span>
        </Row>
      ))}
    </ul>
  )
}

function Hidden() {
  const { t } = useLingui()
  const { query, hidden, show } = useHiddenJobs()
  const age = useFreshness(query)
  if (!hidden && query.error) return <QueryFailure {...failureWords(query.error)} onRetry={query.refetch} />
  if (!hidden) return <Skeleton lines={4} />
  return (
    <>
      <AgeNote isApart>{age}</AgeNote>
      {/* Gets the focus of a job that leaves the list. */}
      <div tabIndex={-1}>
        {hidden.length === 0 ? (
          <p className={styles.nothing}>
            <Trans>
              You have not hidden any jobs. To hide a job from your lists, tap the cross on its card.
            </Trans>
          </p>
        ) : (
          <ul className={styles.list}>
            {hidden.map((job) => (
              <Row key={job.id} job={job}>
                {job.company_name && (
                  <span className={styles.soft}>
                    <span translate="no">{job.company_name}</span>
                    {job.city && ` · ${job.city.name}`}
                  </span>
                )}
                <Button variant="secondary" size="small" onPress={() => show(job)}>{t`Show again`}</Button>
              </Row>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function Row({ job, children }: { job: Hideable; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  useFocusOnRemoval(row)
  return (
    <Card as="li" ref={row} className={styles.row}>
      <Link from="/$lang" to="/$lang/jobs/item/$slug" params={{ slug: job.slug }} lang={job.language}>
        {job.title}
      </Link>
      {children}
    </Card>
  )
}
