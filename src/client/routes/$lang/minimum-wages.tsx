import { createFileRoute } from '@tanstack/react-router'
import { payTablesQueryOptions } from '#client/domain/pay-queries.ts'
import { MinimumWagesPage } from '#client/features/content/minimum-wages-page.tsx'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'

export const Route = createFileRoute('/$lang/minimum-wages')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(payTablesQueryOptions())
  },
  component: MinimumWagesRoute,
})

function MinimumWagesRoute() {
  useReleaseAfterHydration()
  return <MinimumWagesPage />
}
