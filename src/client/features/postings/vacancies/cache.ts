import type { QueryClient } from '@tanstack/react-query'
import { ownVacanciesKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { withPosting } from '../list-changes.ts'
import { ownVacanciesQueryOptions, ownVacancyQueryOptions } from './queries.ts'

/** Writes the server's answer to the cache. Other languages are refetched when they are shown. */
export function cacheVacancy(queryClient: QueryClient, viewer: Viewer, vacancy: Vacancy): void {
  queryClient.setQueryData(ownVacancyQueryOptions(viewer, vacancy.id).queryKey, vacancy)
  queryClient.setQueryData(
    ownVacanciesQueryOptions(viewer).queryKey,
    (list) => list && withPosting(list, vacancy),
  )
  void queryClient.invalidateQueries({ queryKey: ownVacanciesKeys.all })
}

/** Removes a deleted vacancy from the cache. */
export function dropVacancy(queryClient: QueryClient, viewer: Viewer, id: number): void {
  queryClient.removeQueries({ queryKey: ownVacancyQueryOptions(viewer, id).queryKey })
  queryClient.setQueryData(ownVacanciesQueryOptions(viewer).queryKey, (list) =>
    list?.filter((vacancy) => vacancy.id !== id),
  )
}
