import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListPages } from '#client/domain/list-pages.tsx'
import { NotFound } from '#client/domain/not-found.tsx'
import { ApiError } from '#client/platform/api/errors.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { buttonClass } from '#client/ui/button.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { ANY_RUBRIC, JOB_PLACE_PAGE_SIZE } from '#shared/contract/job-place-pages.ts'
import type { JobPlace } from '#shared/contract/job-places.ts'
import type { JobCard } from '#shared/contract/jobs.ts'
import styles from './job-place-page.module.css'
import { Places } from './places.tsx'

type Props = { page: number; query: UseQueryResult<JobPlace>; renderJob: (job: JobCard) => ReactNode }

/** The page of a rubric's jobs in a city: facts, the jobs, newest first, and nearby places. */
export function JobPlacePage({ page, query, renderJob }: Props) {
  const { t } = useLingui()
  const { data, error } = query
  const title = useHeading(data)
  const age = useFreshness(query)
  useTitle(title)
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (!data && error) {
    return (
      <>
        <PageHeader title={t`Jobs`} />
        <QueryFailure {...failureWords(error)} onRetry={query.refetch} />
      </>
    )
  }
  if (!data) return <Skeleton lines={12} />
  const { rubric, city, counts, jobs } = data
  const search = { rubrics: rubric?.id, cities: city?.id }
  const rubricSlug = rubric?.slug ?? ANY_RUBRIC
  return (
    <>
      <PageHeader title={title} subtitle={<Facts counts={counts} />} />
      <AgeNote>{age}</AgeNote>
      <ul className={styles.jobs} aria-label={t`Jobs`}>
        {jobs.map((job) => (
          <li key={job.id}>{renderJob(job)}</li>
        ))}
      </ul>
      <Pages page={page} lastPage={Math.max(1, Math.ceil(counts.all / JOB_PLACE_PAGE_SIZE))} />
      <p>
        <Link from="/$lang" to="/$lang/jobs" search={search} className={buttonClass()}>
          {t`See all and filter`}
        </Link>
      </p>
      <Places
        heading={city ? <Trans>Nearby</Trans> : <Trans>Cities</Trans>}
        places={data.cities}
        partsOf={({ slug }) => ({ rubric: rubricSlug, city: slug })}
      />
      <Places
        heading={city ? <Trans>Other jobs in {city.name}</Trans> : <Trans>Other jobs</Trans>}
        places={data.rubrics}
        partsOf={({ slug }) => ({ rubric: slug, ...(city ? { city: city.slug } : {}) })}
      />
    </>
  )
}

function Pages({ page, lastPage }: { page: number; lastPage: number }) {
  return (
    <ListPages
      meta={{ current_page: page, last_page: lastPage }}
      renderLink={(other, text, isCurrent) => (
        <Link
          to="."
          search={(other === 1 ? {} : { page: other }) as never}
          activeOptions={{ exact: true }}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </Link>
      )}
    />
  )
}

function useHeading(data: JobPlace | undefined): string {
  const { t } = useLingui()
  if (!data) return t`Jobs`
  const place = data.city?.name ?? t`Germany`
  const kind = data.rubric?.name
  return kind ? t`${kind}: jobs in ${place}` : t`Jobs in ${place}`
}

function Facts({ counts }: { counts: JobPlace['counts'] }) {
  const { all, per_hour, per_month, without_german, mini_job } = counts
  if (all === 0) return <Trans>There are no jobs here at the moment. These places have some.</Trans>
  return (
    <>
      <Plural value={all} one="# open job." other="# open jobs." />{' '}
      <Trans>
        Paid by the hour: {per_hour}, by the month: {per_month}. No German needed: {without_german}.
        Mini-jobs: {mini_job}.
      </Trans>
    </>
  )
}
