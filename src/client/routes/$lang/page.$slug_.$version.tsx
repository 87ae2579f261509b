import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '#client/features/content/content-page.tsx'
import { pageQueryOptions } from '#client/features/content/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'

export const Route = createFileRoute('/$lang/page/$slug_/$version')({
  loader: ({ context, params: { slug, version } }) => {
    void context.queryClient.prefetchQuery(
      pageQueryOptions(getViewer(context.language), slug, Number(version)),
    )
  },
  component: AnnouncedPageRoute,
})

function AnnouncedPageRoute() {
  useReleaseAfterHydration()
  const { slug, version } = Route.useParams()
  return <ContentPage slug={slug} version={Number(version)} />
}
