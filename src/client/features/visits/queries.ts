import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { VisitsAnswer } from '#shared/contract/visits.ts'

/** Visits and added favourites of an own vacancy, by day. */
export const visitsQueryOptions = ({ userId }: Pick<Viewer, 'userId'>, vacancyId: number) =>
  queryOptions({
    queryKey: ['visits', userId, vacancyId],
    queryFn: async ({ signal }) =>
      (await apiGet(`/cabinet/vacancies/${vacancyId}/visits`, VisitsAnswer, { signal })).data,
    meta: { persist: 'user' },
  })
