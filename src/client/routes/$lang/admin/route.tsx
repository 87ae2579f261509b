import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, Outlet, useLocation } from '@tanstack/react-router'
import { NotFound } from '#client/domain/not-found.tsx'
import styles from '#client/features/admin/admin-nav.module.css'
import { AdminNav } from '#client/features/admin/admin-nav.tsx'
import { waitingQueryOptions } from '#client/features/admin/queries.ts'
import { AdminSearch } from '#client/features/admin/search/admin-search.tsx'
import { rightAt } from '#client/features/admin/sections.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { hasRight } from '#shared/rules/staff-rights.ts'

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
  const right = rightAt(useLocation({ select: ({ pathname }) => pathname }))
  const role = useQuery(waitingQueryOptions(useViewer())).data?.data.role
  return (
    <div className={styles.area}>
      <div className={styles.top}>
        <AdminSearch />
        <AdminNav />
      </div>
      {/* The server refuses the section's data too. Until the role is known, the page loads. */}
      {role && !hasRight(role, right) ? <NotFound /> : <Outlet />}
    </div>
  )
}
