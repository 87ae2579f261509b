import * as z from 'zod/mini'
import { FavoriteKindSchema } from '#shared/contract/favourites.ts'
import { favouritesKeys } from '../../cache/query-keys.ts'
import { defineKind } from './kind.ts'

const BodySchema = z.object({ type: FavoriteKindSchema, id: z.int() })

/** Both are idempotent by their method, and of several for one thing only the last counts. */
const defineFavourite = (method: 'PUT' | 'DELETE') =>
  defineKind({
    body: BodySchema,
    lane: ({ type, id }) => `favourite:${type}:${id}`,
    hasIdempotencyKey: false,
    replacesEarlier: true,
    send: ({ body: { type, id } }, call) => call.send(method, `/cabinet/favorites/${type}/${id}`),
    refreshes: [favouritesKeys.all],
  })

/** A job, offer or person that becomes a favourite. */
export const favouriteAdd = defineFavourite('PUT')
/** A job, offer or person that is no longer a favourite. */
export const favouriteRemove = defineFavourite('DELETE')
