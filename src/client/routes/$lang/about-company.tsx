import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#client/features/content/about-page.tsx'
import { statisticsQueryOptions } from '#client/features/content/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'

export const Route = createFileRoute('/$lang/about-company')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(statisticsQueryOptions(getViewer(context.language)))
  },
  component: AboutRoute,
})

function AboutRoute() {
  useReleaseAfterHydration()
  return <AboutPage />
}
