import { createFileRoute } from '@tanstack/react-router'
import { payTablesQueryOptions } from '#client/domain/pay-queries.ts'
import { jobQueryOptions } from '#client/features/jobs/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'
import { JobView } from './-job-view.tsx'

export const Route = createFileRoute('/$lang/jobs/item/$slug')({
  loader: async ({ context: { queryClient, language }, params: { slug } }) => {
    const viewer = getViewer(language)
    const options = jobQueryOptions(viewer, slug)
    if (viewer.userId !== null && !queryClient.getQueryData(options.queryKey)) {
      // The query cache may have dropped a job that the user has saved.
      const { findStoredFavourite } = await import('#client/features/favourites/queries.ts')
      const saved = await findStoredFavourite(viewer, 'jobs', (one) => one.slug === slug)
      if (saved?.one.job)
        queryClient.setQueryData(options.queryKey, saved.one.job, { updatedAt: saved.savedAt })
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
