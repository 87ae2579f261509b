import { createFileRoute } from '@tanstack/react-router'
import { pickKnownParameters } from '#client/features/find/filters/address.ts'
import { parseFilters } from '#client/features/find/filters/filters.ts'
import { jobPlaceQueryOptions } from '#client/features/job-places/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { JobPlaceView } from './-job-place-view.tsx'

export const Route = createFileRoute('/$lang/jobs/$rubric/')({
  validateSearch: pickKnownParameters,
  loaderDeps: ({ search }) => ({ page: parseFilters(search).page }),
  loader: ({ context: { queryClient, language }, params, deps }) => {
    void queryClient.prefetchQuery(jobPlaceQueryOptions(getViewer(language), { ...params, ...deps }))
  },
  component: JobPlaceRoute,
})

function JobPlaceRoute() {
  return <JobPlaceView {...Route.useParams()} {...Route.useLoaderDeps()} />
}
