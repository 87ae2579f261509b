import { createFileRoute } from '@tanstack/react-router'
import { payTablesQueryOptions } from '#client/domain/pay-queries.ts'
import { jobQueryOptions } from '#client/features/jobs/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { isHydrating } from '#client/platform/first-paint/initial-answers.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'
import { JobView } from './-job-view.tsx'

export const Route = createFileRoute('/$lang/jobs/item/$slug')({
  loader: async ({ context: { queryClient, language }, params: { slug } }) => {
    const viewer = getViewer(language)
    const options = jobQueryOptions(viewer, slug)
    // A rendered page carries the job's answer, or that it is missing, and is hydrated from that alone.
    if (!import.meta.env.SSR && !isHydrating() && !queryClient.getQueryData(options.queryKey)) {
      const { restoreJob } = await import('./-restore-job.ts')
      await restoreJob(queryClient, viewer, slug)
    }
    void queryClient.prefetchQuery(options)
    void queryClient.prefetchQuery(payTablesQueryOptions())
  },
  component: JobRoute,
})

function JobRoute() {
  useReleaseAfterHydration()
  return <JobView slug={Route.useParams().slug} />
}
