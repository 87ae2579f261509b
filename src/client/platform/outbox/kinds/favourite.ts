import * as z from 'zod/mini'
import { FavoriteKindSchema } from '#shared/contract/favourites.ts'
import { favouritesKeys } from '../../cache/query-keys.ts'
import { defineKind } from './kind.ts'

const BodySchema = z.object({ type: FavoriteKindSchema, id: z.int() })

/** PUT and DELETE are idempotent, and only the last entry for a thing counts. */
const defineFavourite = (method: 'PUT' | 'DELETE') =>
  defineKind({
    body: BodySchema,
    lane: ({ type, id }) => `favourite:${type}:${id}`,
    hasIdempotencyKey: false,
    replacesEarlier: true,
    send: ({ body: { type, id } }, call) => call.send(method, `/cabinet/favorites/${type}/${id}`),
    refreshes: [favouritesKeys.all],
  })

/** Adds a job, offer or person to the favourites. */
export const favouriteAdd = defineFavourite('PUT')
/** Removes a job, offer or person from the favourites. */
export const favouriteRemove = defineFavourite('DELETE')
