import { createFileRoute } from '@tanstack/react-router'
import { DeletionRequested } from '#client/features/accounts/deletion-requested.tsx'
import { parseDeletionSearch } from '#client/features/accounts/search.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'

export const Route = createFileRoute('/$lang/deletion-requested')({
  validateSearch: parseDeletionSearch,
  component: DeletionRequestedRoute,
})

function DeletionRequestedRoute() {
  useReleaseAfterHydration()
  return <DeletionRequested {...Route.useSearch()} />
}
