import type { QueryClient } from '@tanstack/react-query'
import type { Viewer } from '#client/platform/viewer.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { ownVacanciesQueryOptions, ownVacancyQueryOptions } from './queries.ts'

/** The list with this vacancy as it is now: in its place, or first when it is new. */
export const withVacancy = (list: Vacancy[], vacancy: Vacancy): Vacancy[] =>
  list.some(({ id }) => id === vacancy.id)
    ? list.map((other) => (other.id === vacancy.id ? vacancy : other))
    : [vacancy, ...list]

/** The list with the switch of one vacancy set; applied with the old value it is its own inverse. */
export const withPublished = (list: Vacancy[], id: number, published: boolean): Vacancy[] =>
  list.map((vacancy) => (vacancy.id === id ? { ...vacancy, published } : vacancy))

/** Takes over what the server answered, in all languages: the others' are fetched again when they are shown. */
export function keepVacancy(queryClient: QueryClient, viewer: Viewer, vacancy: Vacancy): void {
  queryClient.setQueryData(ownVacancyQueryOptions(viewer, vacancy.id).queryKey, vacancy)
  queryClient.setQueryData(
    ownVacanciesQueryOptions(viewer).queryKey,
    (list) => list && withVacancy(list, vacancy),
  )
  void queryClient.invalidateQueries({ queryKey: ['own-vacancies'] })
}

/** Forgets a vacancy that is no more. */
export function dropVacancy(queryClient: QueryClient, viewer: Viewer, id: number): void {
  queryClient.removeQueries({ queryKey: ownVacancyQueryOptions(viewer, id).queryKey })
  queryClient.setQueryData(ownVacanciesQueryOptions(viewer).queryKey, (list) =>
    list?.filter((vacancy) => vacancy.id !== id),
  )
}
