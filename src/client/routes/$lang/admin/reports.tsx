import { createFileRoute } from '@tanstack/react-router'
import { reportsQueryOptions } from '#client/features/admin/reports/queries.ts'
import { ReportsPage } from '#client/features/admin/reports/reports-page.tsx'
import { parseReportsSearch } from '#client/features/admin/reports/search.ts'
import { getViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/admin/reports')({
  validateSearch: parseReportsSearch,
  loaderDeps: ({ search: { state = 'open' as const, page = 1, only } }) => ({ state, page, only }),
  loader: ({ context, deps }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(reportsQueryOptions(viewer, deps.state, deps.page, deps.only))
  },
  component: ReportsRoute,
})

function ReportsRoute() {
  return <ReportsPage search={Route.useSearch()} />
}
