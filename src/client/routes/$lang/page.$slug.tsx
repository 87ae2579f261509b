import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '#client/features/content/content-page.tsx'
import { pageQueryOptions } from '#client/features/content/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'

export const Route = createFileRoute('/$lang/page/$slug')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(pageQueryOptions(getViewer(context.language), params.slug))
  },
  component: PageRoute,
})

function PageRoute() {
  useReleaseAfterHydration()
  return <ContentPage slug={Route.useParams().slug} />
}
