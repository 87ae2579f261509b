import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { companyQueryOptions } from '#client/features/companies/queries.ts'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { ImportsPage } from '#client/features/postings/imports/imports-page.tsx'
import { importsQueryOptions } from '#client/features/postings/imports/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { useEmployer } from './-use-employer.ts'

export const Route = createFileRoute('/$lang/cabinet/worker/user/import-vacancies')({
  loader: ({ context }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(currentUserQueryOptions(viewer))
    void context.queryClient.prefetchQuery(companyQueryOptions(viewer))
    void context.queryClient.prefetchQuery(importsQueryOptions(viewer))
    void context.queryClient.prefetchQuery(citiesQueryOptions(viewer))
    void context.queryClient.prefetchQuery(rubricsQueryOptions(viewer))
  },
  component: ImportsRoute,
})

function ImportsRoute() {
  const viewer = useViewer()
  return (
    <ImportsPage
      employer={useEmployer() ?? undefined}
      cities={useQuery(citiesQueryOptions(viewer)).data}
      rubrics={useQuery(rubricsQueryOptions(viewer)).data}
    />
  )
}
