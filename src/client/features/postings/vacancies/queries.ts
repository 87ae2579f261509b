import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { ownVacanciesKeys, ownVacancyKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { VacanciesAnswer, VacancyAnswer } from '#shared/contract/vacancies.ts'

/** All vacancies of the current employer, newest first. The client filters them by state. */
export const ownVacanciesQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ownVacanciesKeys.list(viewer),
    queryFn: async ({ signal }) => (await apiGet('/cabinet/vacancies', VacanciesAnswer, { signal })).data,
    meta: { persist: 'user', isKept: true },
  })

/** One of the current user's vacancies with its newest text. */
export const ownVacancyQueryOptions = (viewer: Viewer, id: number) =>
  queryOptions({
    queryKey: [...ownVacancyKeys.all, viewer.userId, viewer.language, id],
    queryFn: async ({ signal }) => (await apiGet(`/cabinet/vacancies/${id}`, VacancyAnswer, { signal })).data,
    meta: { persist: 'user', isKept: true },
  })
