import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import { ownOffersKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { OwnOffersAnswer } from '#shared/contract/own-offers.ts'

/** The prefix of the keys of all these queries. */
export const ownOffersKey = ownOffersKeys.all

/** All offers of the current user in full, newest first. */
export const ownOffersQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...ownOffersKey, viewer.userId, viewer.language],
    queryFn: async ({ signal }) => (await apiGet('/cabinet/offers', OwnOffersAnswer, { signal })).data,
    meta: { persist: 'user', isKept: true },
  })
