import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { CompanyPage } from '#client/features/companies/company-page.tsx'
import { companyQueryOptions } from '#client/features/companies/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/cabinet/worker/user/company')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(companyQueryOptions(getViewer(context.language)))
  },
  component: CompanyRoute,
})

function CompanyRoute() {
  const navigate = Route.useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const links = new URLSearchParams(hash)
  const { data: user, error } = useQuery(currentUserQueryOptions(useViewer()))
  return (
    <CompanyPage
      suggestedName={user || error ? (user?.company_name ?? '') : undefined}
      isUnconfirmed={user?.email_confirmed === false}
      token={links.get('token') || null}
      domainToken={links.get('domain') || null}
      onLinkUsed={() => navigate({ to: '.', hash: '', replace: true })}
    />
  )
}
