import { createFileRoute, notFound, Outlet, redirect } from '@tanstack/react-router'
import { AdminNav } from '#client/features/admin/admin-nav.tsx'
import { getViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/admin')({
  beforeLoad: ({ context, params, location }) => {
    // Other users get "not found" instead of "forbidden", so that they cannot learn which pages exist.
    if (getViewer(context.language).role !== 'admin') throw notFound()
    if (/\/admin\/?$/.test(location.pathname)) {
      throw redirect({ to: '/$lang/admin/vacancies', params: { lang: params.lang }, replace: true })
    }
  },
  component: Administration,
})

function Administration() {
  return (
    <>
      <AdminNav />
      <Outlet />
    </>
  )
}
