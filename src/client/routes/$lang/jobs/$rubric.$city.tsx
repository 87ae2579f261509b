import { createFileRoute } from '@tanstack/react-router'
import { jobPlaceQueryOptions } from '#client/features/job-places/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { JobPlaceView } from './-job-place-view.tsx'

export const Route = createFileRoute('/$lang/jobs/$rubric/$city')({
  loader: ({ context: { queryClient, language }, params: { rubric, city } }) => {
    void queryClient.prefetchQuery(jobPlaceQueryOptions(getViewer(language), rubric, city))
  },
  component: JobPlaceRoute,
})

function JobPlaceRoute() {
  return <JobPlaceView {...Route.useParams()} />
}
