import { IdParamSchema } from '#shared/contract/conventions.ts'
import { OfferAnswer, OffersAnswer } from '#shared/contract/offers.ts'
import { FilterOptionsAnswer } from '#shared/contract/places.ts'
import { OffersQuerySchema } from '#shared/contract/search.ts'
import { markFavorites } from '../favourites/mark.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { pageAnswer } from '../http/paging.ts'
import { notFound } from '../http/problem.ts'
import { countOffersBy, findOffer, listOffers } from './store.ts'

const config = { access: 'public', cacheSeconds: 60 } as const

/** What people looking for work offer, for everybody to read. */
export function offerRoutes(app: App, { db }: Deps): void {
  app.get(
    '/offers',
    { config, schema: { tags: ['offers'], querystring: OffersQuerySchema, response: { 200: OffersAnswer } } },
    async (request) => {
      const { offers, total } = await listOffers(db, request.language, request.query)
      const marked = await markFavorites(db, request.actor, 'offers', offers)
      return pageAnswer(request, request.query, marked, total)
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
  for (const by of ['city', 'rubric'] as const) {
    app.get(
      `/offers/filter/${by}`,
      { config, schema: { tags: ['offers'], response: { 200: FilterOptionsAnswer } } },
      async (request) => ({ data: await countOffersBy(db, request.language, by) }),
    )
  }
}
