import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { payTablesQueryOptions } from '#client/domain/pay-queries.ts'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { NewVacancy } from '#client/features/postings/vacancies/new-vacancy.tsx'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { useEmployer } from './-use-employer.ts'
import { VacancyPreview } from './-vacancy-preview.tsx'

export const Route = createFileRoute('/$lang/cabinet/worker/user/add-vacancy')({
  // `like` is the id of an own vacancy to duplicate, `template` that of a template to start from.
  validateSearch: ({ like, template }: Record<string, unknown>): { like?: number; template?: number } => ({
    ...(isId(like) && { like }),
    ...(isId(template) && { template }),
  }),
  loader: ({ context }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(currentUserQueryOptions(viewer))
    void context.queryClient.prefetchQuery(citiesQueryOptions(viewer))
    void context.queryClient.prefetchQuery(rubricsQueryOptions(viewer))
    void context.queryClient.prefetchQuery(payTablesQueryOptions())
  },
  component: NewVacancyRoute,
})

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

function NewVacancyRoute() {
  const viewer = useViewer()
  const navigate = Route.useNavigate()
  const cities = useQuery(citiesQueryOptions(viewer))
  const rubrics = useQuery(rubricsQueryOptions(viewer))
  const payTables = useQuery(payTablesQueryOptions())
  return (
    <NewVacancy
      employer={useEmployer()}
      cities={cities.data}
      rubrics={rubrics.data}
      payTables={payTables.data}
      model={Route.useSearch()}
      preview={(draft) => <VacancyPreview draft={draft} />}
      onDone={() => navigate({ to: '/$lang/cabinet/worker/user/active-vacancy' })}
    />
  )
}
