import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BidPanel } from '#client/features/bids/bid-panel.tsx'
import { JobDetail } from '#client/features/jobs/job-detail.tsx'
import { jobQueryOptions } from '#client/features/jobs/queries.ts'
import { useTakenOver } from '#client/platform/use-taken-over.ts'
import { getViewer, useViewer } from '#client/platform/viewer.ts'

export const Route = createFileRoute('/$lang/jobs/item/$slug')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(jobQueryOptions(getViewer(context.language), params.slug))
  },
  component: JobRoute,
})

function JobRoute() {
  useTakenOver()
  const { slug } = Route.useParams()
  const query = useQuery(jobQueryOptions(useViewer(), slug))
  return <JobDetail query={query} bidPanel={query.data && <BidPanel key={slug} job={query.data} />} />
}
