import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { payTablesQueryOptions } from '#client/domain/pay-queries.ts'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { templatesQueryOptions } from '#client/features/postings/templates/queries.ts'
import { NewVacancy } from '#client/features/postings/vacancies/new-vacancy.tsx'
import { ownVacancyQueryOptions } from '#client/features/postings/vacancies/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
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
  const user = useQuery(currentUserQueryOptions(viewer))
  const cities = useQuery(citiesQueryOptions(viewer))
  const rubrics = useQuery(rubricsQueryOptions(viewer))
  const { like, template } = Route.useSearch()
  const model = useQuery({ ...ownVacancyQueryOptions(viewer, like ?? 0), enabled: like !== undefined })
  const templates = useQuery({ ...templatesQueryOptions(viewer), enabled: template !== undefined })
  const hasNoTemplate = template === undefined || templates.isError || templates.fetchStatus === 'paused'
  const payTables = useQuery(payTablesQueryOptions())
  return (
    <NewVacancy
      employer={user.data ?? (user.isError || user.fetchStatus === 'paused' ? null : undefined)}
      cities={cities.data}
      rubrics={rubrics.data}
      payTables={payTables.data}
      like={
        like === undefined || model.isError || model.fetchStatus === 'paused'
          ? (model.data ?? null)
          : model.data
      }
      template={
        templates.data?.find(({ id }) => id === template) ??
        (hasNoTemplate || templates.data ? null : undefined)
      }
      preview={(draft) => <VacancyPreview draft={draft} />}
      onDone={() => navigate({ to: '/$lang/cabinet/worker/user/active-vacancy' })}
    />
  )
}
