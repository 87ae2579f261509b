import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { currentUserQueryOptions, sessionsQueryOptions } from '#client/features/accounts/queries.ts'
import { SecurityPage } from '#client/features/accounts/security-page.tsx'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/cabinet/security')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(sessionsQueryOptions(getViewer(context.language)))
  },
  component: SecurityRoute,
})

function SecurityRoute() {
  const viewer = useViewer()
  const { data: user } = useQuery(currentUserQueryOptions(viewer))
  return <SecurityPage user={user} sessions={useQuery(sessionsQueryOptions(viewer))} />
}
