import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { payTablesQueryOptions } from '#client/domain/pay-queries.ts'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { templatesQueryOptions } from '#client/features/postings/templates/queries.ts'
import type { MissingModelProps } from '#client/features/postings/vacancies/missing-model.tsx'
import { NewVacancy } from '#client/features/postings/vacancies/new-vacancy.tsx'
import { ownVacancyQueryOptions } from '#client/features/postings/vacancies/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { isOver, useEmployer } from './-use-employer.ts'
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
  const { like, template } = Route.useSearch()
  const model = useQuery({ ...ownVacancyQueryOptions(viewer, like ?? 0), enabled: like !== undefined })
  const templates = useQuery({ ...templatesQueryOptions(viewer), enabled: template !== undefined })
  const found = templates.data?.find(({ id }) => id === template)
  const payTables = useQuery(payTablesQueryOptions())
  const isVacancyMissing = like !== undefined && !model.data && isOver(model)
  // A stored list may lack a new template: the fetched one decides.
  const isTemplateMissing =
    template !== undefined && !found && templates.fetchStatus !== 'fetching' && !templates.isPending
  const isTemplateUnknown = template !== undefined && !templates.data && isOver(templates)
  const missing: MissingModelProps | null = isVacancyMissing
    ? { kind: 'vacancy', error: model.error, isGone: false, onRetry: model.refetch }
    : isTemplateMissing || isTemplateUnknown
      ? {
          kind: 'template',
          error: templates.error,
          isGone: templates.isSuccess && templates.fetchStatus === 'idle',
          onRetry: templates.refetch,
        }
      : null
  return (
    <NewVacancy
      employer={useEmployer()}
      cities={cities.data}
      rubrics={rubrics.data}
      payTables={payTables.data}
      like={like === undefined ? null : model.data}
      template={template === undefined ? null : found}
      missing={missing}
      preview={(draft) => <VacancyPreview draft={draft} />}
      onDone={() => navigate({ to: '/$lang/cabinet/worker/user/active-vacancy' })}
    />
  )
}
