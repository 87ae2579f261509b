import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { AccountNotices } from '#client/features/accounts/account-notices.tsx'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { CabinetLayout } from '#client/features/cabinet/cabinet-layout.tsx'
import { getSession } from '#client/platform/session.ts'
import { getViewer, useViewer } from '#client/platform/viewer.ts'

export const Route = createFileRoute('/$lang/cabinet')({
  beforeLoad: ({ params, location }) => {
    if (getSession()) return
    throw redirect({
      to: '/$lang/login',
      params: { lang: params.lang },
      search: { next: location.href },
      replace: true,
    })
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(currentUserQueryOptions(getViewer(context.language)))
  },
  component: CabinetRoute,
})

function CabinetRoute() {
  const viewer = useViewer()
  const { data: user } = useQuery(currentUserQueryOptions(viewer))
  return (
    <CabinetLayout role={viewer.role} notices={<AccountNotices user={user} />}>
      <Outlet />
    </CabinetLayout>
  )
}
