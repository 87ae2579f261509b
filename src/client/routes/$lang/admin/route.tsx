import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { AdminNav } from '#client/features/admin/admin-nav.tsx'
import { waitingQueryOptions } from '#client/features/admin/queries.ts'
import { AdminSearch } from '#client/features/admin/search/admin-search.tsx'
import { getViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/admin')({
  beforeLoad: ({ context }) => {
    // Other users get "not found" instead of "forbidden", so that they cannot learn which pages exist.
    if (getViewer(context.language).role !== 'admin') throw notFound()
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(waitingQueryOptions(getViewer(context.language)))
  },
  component: Administration,
})

function Administration() {
  return (
    <>
      <AdminSearch />
      <AdminNav />
      <Outlet />
    </>
  )
}
