import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api.ts'
import type { Query } from '#client/platform/url.ts'
import type { Viewer } from '#client/platform/viewer.ts'
import { OfferAnswer, OffersAnswer } from '#shared/contract/offers.ts'

/** A page of people who look for work. */
export const offersQueryOptions = (viewer: Viewer, query: Query) =>
  queryOptions({
    queryKey: ['offers', viewer.language, query],
    queryFn: ({ signal }) => apiGet('/offers', OffersAnswer, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { persist: 'public' },
  })

/** One offer, whole. */
export const offerQueryOptions = (viewer: Viewer, id: number) =>
  queryOptions({
    queryKey: ['offer', viewer.language, id],
    queryFn: async ({ signal }) => (await apiGet(`/offers/${id}`, OfferAnswer, { signal })).data,
    meta: { persist: 'public' },
  })
