import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { receivedBidsKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { ReceivedBidsAnswer } from '#shared/contract/bids.ts'

/** The bids on one of the employer's vacancies. */
export const receivedBidsQueryOptions = (viewer: Viewer, vacancyId: number) =>
  queryOptions({
    queryKey: [...receivedBidsKeys.ofUser(viewer.userId), viewer.language, vacancyId],
    queryFn: async ({ signal }) =>
      (await apiGet(`/cabinet/vacancies/${vacancyId}/rates`, ReceivedBidsAnswer, { signal })).data,
    meta: { persist: 'user', isKept: true },
  })
