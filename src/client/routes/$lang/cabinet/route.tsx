import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { AccountNotices } from '#client/features/accounts/account-notices.tsx'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { CabinetLayout } from '#client/features/cabinet/cabinet-layout.tsx'
import { findPageOfRole } from '#client/features/cabinet/sections.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { signInFirst } from '../-sign-in-first.ts'
import { ListFilters } from './-list-filters.tsx'
import { PageOfOtherRole } from './-other-role.tsx'

export const Route = createFileRoute('/$lang/cabinet')({
  beforeLoad: signInFirst,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(currentUserQueryOptions(getViewer(context.language)))
  },
  component: CabinetRoute,
})

function CabinetRoute() {
  const { i18n } = useLingui()
  const viewer = useViewer()
  const { data: user } = useQuery(currentUserQueryOptions(viewer))
  const page = findPageOfRole(useLocation({ select: ({ pathname }) => pathname }))
  const isOfOther = page && viewer.role && viewer.role !== 'admin' && page.role !== viewer.role
  return (
    <CabinetLayout role={viewer.role} filters={<ListFilters />} notices={<AccountNotices user={user} />}>
      {isOfOther ? <PageOfOtherRole title={i18n._(page.label)} needed={page.role} user={user} /> : <Outlet />}
    </CabinetLayout>
  )
}
