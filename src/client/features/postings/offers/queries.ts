import { queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import { OwnOffersAnswer } from '#shared/contract/own-offers.ts'

/** What the keys of all these queries begin with. */
export const ownOffersKey = ['own-offers'] as const

/** All offers of the signed-in job seeker, whole, latest first. */
export const ownOffersQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: [...ownOffersKey, viewer.userId, viewer.language],
    queryFn: async ({ signal }) => (await apiGet('/cabinet/offers', OwnOffersAnswer, { signal })).data,
    meta: { persist: 'user' },
  })
