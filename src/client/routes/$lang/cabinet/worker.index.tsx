import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { RoleCard } from '#client/features/accounts/role/role-card.tsx'
import { citiesQueryOptions } from '#client/features/places/queries.ts'
import { PersonalDataPage } from '#client/features/profiles/own/personal-data-page.tsx'
import { ownProfileQueryOptions } from '#client/features/profiles/own/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/cabinet/worker/')({
  loader: ({ context }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(ownProfileQueryOptions(viewer))
    void context.queryClient.prefetchQuery(citiesQueryOptions(viewer))
  },
  component: PersonalDataRoute,
})

function PersonalDataRoute() {
  const viewer = useViewer()
  const user = useQuery(currentUserQueryOptions(viewer)).data
  return (
    <PersonalDataPage
      query={useQuery(ownProfileQueryOptions(viewer))}
      user={user}
      roles={user && <RoleCard user={user} />}
      cities={useQuery(citiesQueryOptions(viewer)).data}
    />
  )
}
