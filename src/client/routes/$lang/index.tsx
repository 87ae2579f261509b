import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Home } from '#client/features/home/home.tsx'
import { LatestJobs } from '#client/features/jobs/latest-jobs.tsx'
import { jobsQueryOptions } from '#client/features/jobs/queries.ts'
import { MainRubrics } from '#client/features/places/main-rubrics.tsx'
import { rubricsQueryOptions } from '#client/features/places/queries.ts'
import { useTakenOver } from '#client/platform/use-taken-over.ts'
import { getViewer, useViewer } from '#client/platform/viewer.ts'

export const Route = createFileRoute('/$lang/')({
  loader: ({ context }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(jobsQueryOptions(viewer, { page: 1 }))
    void context.queryClient.prefetchQuery(rubricsQueryOptions(viewer, 'main'))
  },
  component: HomePage,
})

function HomePage() {
  useTakenOver()
  const viewer = useViewer()
  const jobs = useQuery(jobsQueryOptions(viewer, { page: 1 }))
  const rubrics = useQuery(rubricsQueryOptions(viewer, 'main'))
  return <Home jobs={<LatestJobs query={jobs} />} rubrics={<MainRubrics rubrics={rubrics.data} />} />
}
