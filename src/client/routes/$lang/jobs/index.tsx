import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { pickKnownParameters } from '#client/features/find/filters/address.ts'
import { type Filters, formatFilters, parseFilters } from '#client/features/find/filters/filters.ts'
import { toListQuery } from '#client/features/find/filters/query.ts'
import { FindPage } from '#client/features/find/list/find-page.tsx'
import { KeywordBar } from '#client/features/find/list/keyword-bar.tsx'
import { loadPanel, panelModule } from '#client/features/find/list/panel-module.ts'
import { useJobsTexts } from '#client/features/find/list/use-jobs-texts.tsx'
import { CountShown, HideJob } from '#client/features/hidden-jobs/hide-job.tsx'
import { JobCard } from '#client/features/jobs/job-card.tsx'
import { jobsQueryOptions } from '#client/features/jobs/queries.ts'
import { citiesQueryOptions } from '#client/features/places/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'
import type { JobCard as Job } from '#shared/contract/jobs.ts'
import { OfflineJobs, TakenJobs } from '../-offline.tsx'
import { useJobBeside } from './-use-job-beside.tsx'

export const Route = createFileRoute('/$lang/jobs/')({
  validateSearch: pickKnownParameters,
  loaderDeps: ({ search: { view: _view, ...list } }) => list,
  loader: async ({ context, deps }) => {
    const viewer = getViewer(context.language)
    const filters = parseFilters(deps)
    void context.queryClient.prefetchQuery(jobsQueryOptions(viewer, toListQuery(filters)))
    // The server renders the filter panel, so that it works before its code is loaded.
    if (import.meta.env.SSR) {
      await loadPanel()
      panelModule()?.prefetchCounts(context.queryClient, viewer, 'jobs', filters)
    }
  },
  component: JobsRoute,
})

function JobsRoute() {
  useReleaseAfterHydration()
  const viewer = useViewer()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const filters = useMemo(() => parseFilters(search), [search])
  const beside = useJobBeside(search)
  const optionsFor = (asked: Filters) => jobsQueryOptions(viewer, toListQuery(asked))
  const renderItem = (job: Job) => (
    <HideJob job={job}>
      <JobCard job={job} onOpen={beside.open} isOpen={job.slug === beside.opened} />
    </HideJob>
  )
  const query = useQuery(optionsFor(filters))
  const texts = useJobsTexts()
  const count: typeof texts.count = (total, isLowerBound) => (
    <CountShown total={total} jobs={(!isLowerBound && query.data?.data) || []}>
      {(shown) => texts.count(shown, isLowerBound)}
    </CountShown>
  )
  return (
    <FindPage
      kind="jobs"
      KeywordBar={KeywordBar}
      texts={{ ...texts, count }}
      filters={filters}
      cities={citiesQueryOptions(viewer)}
      onChange={(next) => navigate({ search: formatFilters(next), resetScroll: false })}
      query={query}
      optionsFor={optionsFor}
      renderItem={renderItem}
      offline={<OfflineJobs filters={filters} renderItem={renderItem} />}
      takenAlong={(onShown) => <TakenJobs filters={filters} renderItem={renderItem} onShown={onShown} />}
      detail={beside.detail}
    />
  )
}
