import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '#client/features/admin/messages/messages-page.tsx'
import { contactMessagesQueryOptions } from '#client/features/admin/messages/queries.ts'
import { parseMessagesSearch } from '#client/features/admin/messages/search.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/admin/messages')({
  validateSearch: parseMessagesSearch,
  loaderDeps: ({ search: { state = 'open' as const, page = 1, only } }) => ({ state, page, only }),
  loader: ({ context, deps }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(
      contactMessagesQueryOptions(viewer, deps.state, deps.page, deps.only),
    )
  },
  component: MessagesRoute,
})

function MessagesRoute() {
  return <MessagesPage search={Route.useSearch()} />
}
