import { createFileRoute } from '@tanstack/react-router'
import { JobsPage } from '#client/features/jobs/jobs-page.tsx'
import { jobFilterQueryOptions, jobsQueryOptions } from '#client/features/jobs/queries.ts'
import { parseJobsSearch, toJobsQuery } from '#client/features/jobs/search.ts'
import { useTakenOver } from '#client/platform/use-taken-over.ts'
import { getViewer } from '#client/platform/viewer.ts'

export const Route = createFileRoute('/$lang/jobs/')({
  validateSearch: parseJobsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(jobsQueryOptions(viewer, toJobsQuery(deps)))
    void context.queryClient.prefetchQuery(jobFilterQueryOptions(viewer, 'city'))
    void context.queryClient.prefetchQuery(jobFilterQueryOptions(viewer, 'rubric'))
  },
  component: JobsRoute,
})

function JobsRoute() {
  useTakenOver()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return <JobsPage search={search} onSearchChange={(next) => navigate({ search: next })} />
}
