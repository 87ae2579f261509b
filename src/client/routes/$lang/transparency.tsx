import { createFileRoute } from '@tanstack/react-router'
import { transparencyQueryOptions } from '#client/features/content/queries.ts'
import { TransparencyPage } from '#client/features/content/transparency-page.tsx'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'

export const Route = createFileRoute('/$lang/transparency')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(transparencyQueryOptions())
  },
  component: TransparencyRoute,
})

function TransparencyRoute() {
  useReleaseAfterHydration()
  return <TransparencyPage />
}
