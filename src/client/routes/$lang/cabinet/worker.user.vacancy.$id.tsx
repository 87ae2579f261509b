import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { payTablesQueryOptions } from '#client/domain/pay-queries.ts'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { EditVacancy } from '#client/features/postings/vacancies/edit-vacancy.tsx'
import { ownVacancyQueryOptions } from '#client/features/postings/vacancies/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { VacancyPreview } from './-vacancy-preview.tsx'

export const Route = createFileRoute('/$lang/cabinet/worker/user/vacancy/$id')({
  loader: ({ context, params }) => {
    const viewer = getViewer(context.language)
    const id = Number(params.id)
    // Otherwise it is the key of a new vacancy that waits in the outbox.
    if (id) void context.queryClient.prefetchQuery(ownVacancyQueryOptions(viewer, id))
    void context.queryClient.prefetchQuery(citiesQueryOptions(viewer))
    void context.queryClient.prefetchQuery(rubricsQueryOptions(viewer))
    void context.queryClient.prefetchQuery(payTablesQueryOptions())
  },
  component: EditVacancyRoute,
})

function EditVacancyRoute() {
  const viewer = useViewer()
  const navigate = Route.useNavigate()
  const { id } = Route.useParams()
  const query = useQuery({ ...ownVacancyQueryOptions(viewer, Number(id)), enabled: Number(id) > 0 })
  const cities = useQuery(citiesQueryOptions(viewer))
  const rubrics = useQuery(rubricsQueryOptions(viewer))
  const payTables = useQuery(payTablesQueryOptions())
  return (
    <EditVacancy
      id={id}
      query={query}
      cities={cities.data}
      rubrics={rubrics.data}
      payTables={payTables.data}
      onArrived={(id) => navigate({ to: '.', params: (params) => ({ ...params, id }), replace: true })}
      preview={(draft) => <VacancyPreview draft={draft} />}
      onDone={() => navigate({ to: '/$lang/cabinet/worker/user/active-vacancy' })}
    />
  )
}
