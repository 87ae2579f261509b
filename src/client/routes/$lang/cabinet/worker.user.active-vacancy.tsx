import { createFileRoute } from '@tanstack/react-router'
import { ownVacanciesQueryOptions } from '#client/features/postings/vacancies/queries.ts'
import { parseVacanciesSearch } from '#client/features/postings/vacancies/vacancies-address.ts'
import { VacanciesPage } from '#client/features/postings/vacancies/vacancies-page.tsx'
import { getViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/cabinet/worker/user/active-vacancy')({
  validateSearch: parseVacanciesSearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(ownVacanciesQueryOptions(getViewer(context.language)))
  },
  component: VacanciesRoute,
})

function VacanciesRoute() {
  const navigate = Route.useNavigate()
  return (
    <VacanciesPage
      search={Route.useSearch()}
      // Typing must not fill the history.
      onSearch={(search) => navigate({ search, resetScroll: false, replace: search.q !== undefined })}
    />
  )
}
