import { createFileRoute } from '@tanstack/react-router'
import { ObjectionsPage } from '#client/features/admin/objections/objections-page.tsx'
import { objectionsQueryOptions } from '#client/features/admin/objections/queries.ts'
import { parseObjectionsSearch } from '#client/features/admin/objections/search.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/admin/objections')({
  validateSearch: parseObjectionsSearch,
  loaderDeps: ({ search: { state = 'open' as const, page = 1, only } }) => ({ state, page, only }),
  loader: ({ context, deps }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(objectionsQueryOptions(viewer, deps.state, deps.page, deps.only))
  },
  component: ObjectionsRoute,
})

function ObjectionsRoute() {
  return <ObjectionsPage search={Route.useSearch()} />
}
