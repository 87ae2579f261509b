import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api/api.ts'
import type { Query } from '#client/platform/api/url.ts'
import { offerKeys, offersKeys } from '#client/platform/cache/query-keys.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'

// The schema is loaded with the first request, because server-rendered pages start without requests.
const offers = () => import('#shared/contract/offers.ts')

/** A page of offers. */
export const offersQueryOptions = (viewer: Viewer, query: Query) =>
  queryOptions({
    queryKey: offersKeys.list(viewer, query),
    queryFn: ({ signal }) => apiGet('/offers', async () => (await offers()).OffersAnswer, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { persist: 'public' },
  })

/** One offer in full. */
export const offerQueryOptions = (viewer: Viewer, id: number) =>
  queryOptions({
    queryKey: offerKeys.one(viewer, id),
    queryFn: async ({ signal }) =>
      (await apiGet(`/offers/${id}`, async () => (await offers()).OfferAnswer, { signal })).data,
    meta: { persist: 'public' },
  })
