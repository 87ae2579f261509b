import { createFileRoute } from '@tanstack/react-router'
import { jobPlaceQueryOptions } from '#client/features/job-places/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { JobPlaceView } from './-job-place-view.tsx'

export const Route = createFileRoute('/$lang/jobs/$rubric/')({
  loader: ({ context: { queryClient, language }, params: { rubric } }) => {
    void queryClient.prefetchQuery(jobPlaceQueryOptions(getViewer(language), rubric))
  },
  component: JobPlaceRoute,
})

function JobPlaceRoute() {
  return <JobPlaceView {...Route.useParams()} />
}
