import { IdParamSchema } from '#shared/contract/conventions.ts'
import { NameOptionsAnswer, OfferFiltersAnswer } from '#shared/contract/filters.ts'
import { OfferAnswer, type OfferCard, OffersAnswer } from '#shared/contract/offers.ts'
import { FilterOptionsAnswer } from '#shared/contract/places.ts'
import { OffersQuerySchema } from '#shared/contract/search.ts'
import { markFavorites } from '../favourites/mark.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { pageAnswer } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { findListed } from '../search/find.ts'
import { nameOptions, offerFilters, placeOptions } from '../search/panel/filter-options.ts'
import { listMetaOf } from '../search/query/found.ts'
import { inSearchQueue } from '../search/search-queue.ts'
import { findOffer, listCards } from './store.ts'

const config = { access: 'public', cacheSeconds: 60 } as const

/** The public list of offers and their pages. */
export function offerRoutes(app: App, { db, clock }: Deps): void {
  app.get(
    '/offers',
    { config, schema: { tags: ['offers'], querystring: OffersQuerySchema, response: { 200: OffersAnswer } } },
    async (request) => {
      const { query } = request
      const { ids, total, distanceTo, ...found } = await inSearchQueue(() =>
        findListed(db, 'offers', query, query, clock()),
      )
      const offers = await listCards(db, request.language, ids)
      const cards = offers.map((offer) => withDistance(offer, distanceTo(offer.city.id)))
      const marked = await markFavorites(db, request.actor, 'offers', cards)
      return pageAnswer(request, query, marked, total, listMetaOf(found))
    },
  )
  app.get(
    '/offers/:id',
    { config, schema: { tags: ['offers'], params: IdParamSchema, response: { 200: OfferAnswer } } },
    async (request) => {
      const offer = await findOffer(db, request.language, request.params.id)
      if (!offer) throw notFound()
      const [marked = offer] = await markFavorites(db, request.actor, 'offers', [offer])
      return { data: marked }
    },
  )
  app.get(
    '/offers/filters',
    {
      config,
      schema: { tags: ['offers'], querystring: OffersQuerySchema, response: { 200: OfferFiltersAnswer } },
    },
    async (request) => ({
      data: await inSearchQueue(() => offerFilters(db, request.query, request.language, clock())),
    }),
  )
  for (const by of ['city', 'rubric'] as const) {
    app.get(
      `/offers/filter/${by}`,
      { config, schema: { tags: ['offers'], response: { 200: FilterOptionsAnswer } } },
      async (request) => ({ data: await placeOptions(db, 'offers', by, request.language, clock()) }),
    )
  }
  app.get(
    '/offers/filter/name',
    { config, schema: { tags: ['offers'], response: { 200: NameOptionsAnswer } } },
    async () => ({ data: await nameOptions(db, clock()) }),
  )
}

const withDistance = (offer: OfferCard, distance_km: number | undefined): OfferCard =>
  distance_km === undefined ? offer : { ...offer, distance_km }
