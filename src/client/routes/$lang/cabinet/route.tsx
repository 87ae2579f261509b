import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountNotices } from '#client/features/accounts/account-notices.tsx'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { CabinetLayout } from '#client/features/cabinet/cabinet-layout.tsx'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { signInFirst } from '../-sign-in-first.ts'
import { ListFilters } from './-list-filters.tsx'

export const Route = createFileRoute('/$lang/cabinet')({
  beforeLoad: signInFirst,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(currentUserQueryOptions(getViewer(context.language)))
  },
  component: CabinetRoute,
})

function CabinetRoute() {
  const viewer = useViewer()
  const { data: user } = useQuery(currentUserQueryOptions(viewer))
  return (
    <CabinetLayout role={viewer.role} filters={<ListFilters />} notices={<AccountNotices user={user} />}>
      <Outlet />
    </CabinetLayout>
  )
}
