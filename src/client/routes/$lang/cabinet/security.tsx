import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import {
  currentUserQueryOptions,
  secondFactorQueryOptions,
  sessionsQueryOptions,
} from '#client/features/accounts/queries.ts'
import { SecondFactorSection } from '#client/features/accounts/second-factor/second-factor-section.tsx'
import { SecurityPage } from '#client/features/accounts/security-page.tsx'
import { PrintButton } from '#client/features/sharing/print-button.tsx'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/cabinet/security')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(sessionsQueryOptions(getViewer(context.language)))
    void context.queryClient.prefetchQuery(secondFactorQueryOptions(getViewer(context.language)))
  },
  component: SecurityRoute,
})

function SecurityRoute() {
  const viewer = useViewer()
  const { data: user } = useQuery(currentUserQueryOptions(viewer))
  const secondFactor = useQuery(secondFactorQueryOptions(viewer))
  return (
    <SecurityPage
      user={user}
      sessions={useQuery(sessionsQueryOptions(viewer))}
      secondFactor={
        <SecondFactorSection
          factor={secondFactor}
          isUnconfirmed={user?.email_confirmed === false}
          printButton={(elementId) => <PrintButton elementId={elementId} />}
        />
      }
    />
  )
}
