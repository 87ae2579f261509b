import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { appOptionQueryOptions } from '#client/features/content/queries.ts'
import { pickKnownParameters } from '#client/features/find/filters/address.ts'
import type { Filters } from '#client/features/find/filters/filters.ts'
import { searchQueryOptions } from '#client/features/find/filters/queries.ts'
import { FindPage } from '#client/features/find/list/find-page.tsx'
import { formatSearchAddress, parseSearchAddress } from '#client/features/find/results/search-address.ts'
import { SearchHead } from '#client/features/find/results/search-head.tsx'
import { useSearchTexts } from '#client/features/find/results/use-search-texts.tsx'
import { SearchBlock } from '#client/features/find/search/search-block.tsx'
import { useSearch } from '#client/features/find/search/use-search.ts'
import { HideJob } from '#client/features/hidden-jobs/hide-job.tsx'
import { JobCard } from '#client/features/jobs/job-card.tsx'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'
import type { JobCard as Job } from '#shared/contract/jobs.ts'
import { OfflineJobs, TakenJobs } from '../-offline.tsx'
import { useJobBeside } from '../jobs/-use-job-beside.tsx'

export const Route = createFileRoute('/$lang/search/$title/$city')({
  validateSearch: pickKnownParameters,
  loaderDeps: ({ search: { view: _view, ...list } }) => list,
  loader: ({ context: { queryClient, language }, deps, params }) => {
    const viewer = getViewer(language)
    void queryClient.prefetchQuery(searchQueryOptions(viewer, parseSearchAddress(params, deps)))
    void queryClient.prefetchQuery(rubricsQueryOptions(viewer))
  },
  component: SearchRoute,
})

function SearchRoute() {
  useReleaseAfterHydration()
  const viewer = useViewer()
  const params = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const filters = useMemo(() => parseSearchAddress(params, search), [params, search])
  const { data: rubrics } = useQuery(rubricsQueryOptions(viewer))
  const { data: options } = useQuery(appOptionQueryOptions(viewer))
  const cities = citiesQueryOptions(viewer)
  const goTo = useSearch(cities.queryKey, rubrics)
  const beside = useJobBeside(search)
  const optionsFor = (chosen: Filters) => searchQueryOptions(viewer, chosen)
  const renderItem = (job: Job) => (
    <HideJob job={job}>
      <JobCard job={job} onOpen={beside.open} isOpen={job.slug === beside.opened} />
    </HideJob>
  )
  const { q = '', cities: chosen, rubrics: kinds } = filters
  const texts = useSearchTexts(q)
  const applied = {
    title: q,
    city: chosen?.length === 1 ? (chosen[0] ?? 0) : 0,
    rubric: kinds?.length === 1 ? (kinds[0] ?? 0) : 0,
    km: filters.km,
  }
  return (
    <FindPage
      kind="jobs"
      texts={texts}
      head={
        <SearchHead title={texts.title} isNumberOne={options?.numberOne ?? false}>
          <SearchBlock
            applied={applied}
            rubrics={rubrics}
            cities={cities}
            onSearch={(next) => goTo(next, { ...search, cities: undefined, view: undefined })}
          />
        </SearchHead>
      }
      filters={filters}
      cities={cities}
      onChange={(next) => navigate({ ...formatSearchAddress({ ...next, q }), resetScroll: false })}
      query={useQuery(optionsFor(filters))}
      optionsFor={optionsFor}
      renderItem={renderItem}
      offline={<OfflineJobs filters={filters} renderItem={renderItem} />}
      takenAlong={(onShown) => <TakenJobs filters={filters} renderItem={renderItem} onShown={onShown} />}
      detail={beside.detail}
    />
  )
}
