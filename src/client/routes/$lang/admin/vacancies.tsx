import { createFileRoute } from '@tanstack/react-router'
import { parseModerationSearch } from '#client/features/admin/vacancies/moderation-address.ts'
import { ModerationPage } from '#client/features/admin/vacancies/moderation-page.tsx'
import { moderationQueueQueryOptions } from '#client/features/admin/vacancies/queries.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/admin/vacancies')({
  validateSearch: parseModerationSearch,
  loaderDeps: ({ search: { id: _, ...deps } }) => deps,
  loader: ({ context, deps }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(moderationQueueQueryOptions(viewer, deps))
  },
  component: ModerationRoute,
})

function ModerationRoute() {
  const navigate = Route.useNavigate()
  return (
    <ModerationPage
      search={Route.useSearch()}
      onSearchChange={(search) => navigate({ search, replace: true, resetScroll: false })}
      onFind={(search) => navigate({ search, resetScroll: false })}
    />
  )
}
