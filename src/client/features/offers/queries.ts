import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiGet } from '#client/platform/api.ts'
import type { Viewer } from '#client/platform/viewer.ts'
import { OfferAnswer, OffersAnswer } from '#shared/contract/offers.ts'
import { FilterOptionsAnswer } from '#shared/contract/places.ts'
import type { OffersQuery } from './search.ts'

/** A page of people who look for work. */
export const offersQueryOptions = (viewer: Viewer, query: OffersQuery) =>
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

/** The rubrics that have offers now, with counts. */
export const offerRubricsQueryOptions = (viewer: Viewer) =>
  queryOptions({
    queryKey: ['offer-filter', viewer.language, 'rubric'],
    queryFn: async ({ signal }) =>
      (await apiGet('/offers/filter/rubric', FilterOptionsAnswer, { signal })).data,
    meta: { persist: 'public' },
  })
