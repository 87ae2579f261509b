import { createFileRoute } from '@tanstack/react-router'
import { DeletionRequested } from '#client/features/accounts/deletion-requested.tsx'
import { parseDeletionSearch } from '#client/features/accounts/search.ts'

export const Route = createFileRoute('/$lang/deletion-requested')({
  validateSearch: parseDeletionSearch,
  component: DeletionRequestedRoute,
})

function DeletionRequestedRoute() {
  return <DeletionRequested {...Route.useSearch()} />
}
