import type { QueryClient } from '@tanstack/react-query'
import { ownVacanciesKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { withPosting } from '../list-changes.ts'
import { ownVacanciesQueryOptions, ownVacancyQueryOptions } from './queries.ts'

/** Takes over what the server answered, in all languages: the others' are fetched again when they are shown. */
export function keepVacancy(queryClient: QueryClient, viewer: Viewer, vacancy: Vacancy): void {
  queryClient.setQueryData(ownVacancyQueryOptions(viewer, vacancy.id).queryKey, vacancy)
  queryClient.setQueryData(
    ownVacanciesQueryOptions(viewer).queryKey,
    (list) => list && withPosting(list, vacancy),
  )
  void queryClient.invalidateQueries({ queryKey: ownVacanciesKeys.all })
}

/** Forgets a vacancy that is no more. */
export function dropVacancy(queryClient: QueryClient, viewer: Viewer, id: number): void {
  queryClient.removeQueries({ queryKey: ownVacancyQueryOptions(viewer, id).queryKey })
  queryClient.setQueryData(ownVacanciesQueryOptions(viewer).queryKey, (list) =>
    list?.filter((vacancy) => vacancy.id !== id),
  )
}
