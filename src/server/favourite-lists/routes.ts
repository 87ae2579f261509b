import type * as z from 'zod/mini'
import { IdParamSchema, NothingSchema } from '#shared/contract/conventions.ts'
import {
  FavoriteJobsAnswer,
  type FavoriteKind,
  FavoriteOffersAnswer,
  FavoriteUsersAnswer,
} from '#shared/contract/favourites.ts'
import { roleOfKind } from '#shared/rules/favourite-role.ts'
import type { Db } from '../db/connect.ts'
import { addFavourite, type Begun, beginFavourite } from '../favourites/add-favourite.ts'
import { removeFavourite } from '../favourites/favourites.ts'
import { requireActor } from '../http/actor.ts'
import type { App } from '../http/app-type.ts'
import { applyInOrder } from '../http/apply-in-order.ts'
import type { Deps } from '../http/deps.ts'
import { type FavoriteReader, readFavoriteJobs, readFavoriteOffers, readFavoriteUsers } from './read.ts'

const tags = ['Cabinet']
type Read = (db: Db, reader: FavoriteReader) => Promise<unknown[]>
const LISTS: Record<FavoriteKind, { answer: z.core.$ZodType; read: Read }> = {
  jobs: { answer: FavoriteJobsAnswer, read: readFavoriteJobs },
  offers: { answer: FavoriteOffersAnswer, read: readFavoriteOffers },
  users: { answer: FavoriteUsersAnswer, read: readFavoriteUsers },
}

/** Routes of favourites. Adding and removing are idempotent, so a device may retry them. */
export function favouriteRoutes(app: App, deps: Deps): void {
  for (const kind of ['jobs', 'offers', 'users'] as const) kindRoutes(app, deps, kind)
}

function kindRoutes(app: App, deps: Deps, kind: FavoriteKind): void {
  const { db, clock } = deps
  const config = { access: roleOfKind(kind), changesNothingPublic: true } as const
  const path = `/cabinet/favorites/${kind}`
  const { answer, read } = LISTS[kind]
  app.get(path, { config, schema: { tags, response: { 200: answer } } }, async (request) => {
    const actor = requireActor(request)
    return { data: await read(db, { language: request.language, now: clock(), actor }) }
  })
  app.put(
    `${path}/:id`,
    { config, schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const { id } = request.params
      const userId = requireActor(request).id
      await applyInOrder(
        deps,
        request,
        `favourite:${kind}:${id}`,
        (trxDeps, begun: Begun) => addFavourite(trxDeps, kind, userId, id, begun),
        (trx) => beginFavourite(trx, kind, userId, id),
      )
      return reply.status(204).send(undefined)
    },
  )
  app.delete(
    `${path}/:id`,
    { config, schema: { tags, params: IdParamSchema, response: { 204: NothingSchema } } },
    async (request, reply) => {
      const { id } = request.params
      await applyInOrder(deps, request, `favourite:${kind}:${id}`, (trxDeps) =>
        removeFavourite(trxDeps.db, kind, requireActor(request).id, id),
      )
      return reply.status(204).send(undefined)
    },
  )
}
