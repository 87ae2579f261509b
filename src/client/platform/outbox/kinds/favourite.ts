import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { FavoriteKindSchema } from '#shared/contract/favourites.ts'
import { favouritesKeys } from '../../cache/query-keys.ts'
import { ignoreOutdated } from './base/ignored-errors.ts'
import { defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'

const BodySchema = z.object({ type: FavoriteKindSchema, id: z.int() })

/** PUT and DELETE are idempotent, and only the last entry for a job, offer or person counts. */
const defineFavourite = (method: 'PUT' | 'DELETE', what: MessageDescriptor) =>
  defineKind({
    body: BodySchema,
    stored: { lane: 'favourite:jobs:5', body: { type: 'jobs', id: 5 } },
    words: { what },
    lane: ({ type, id }) => `favourite:${type}:${id}`,
    ...ONLY_LAST_COUNTS,
    send: ({ body: { type, id } }, call) =>
      call.send(method, `/cabinet/favorites/${type}/${id}`).catch(ignoreOutdated),
    refreshes: [favouritesKeys.all],
  })

/** Adds a job, offer or person to the favourites. */
const favouriteAdd = defineFavourite('PUT', msg({ message: 'Add to favourites', context: 'outbox' }))
/** Removes a job, offer or person from the favourites. */
const favouriteRemove = defineFavourite(
  'DELETE',
  msg({ message: 'Remove from favourites', context: 'outbox' }),
)

export const kinds = { 'favourite-add': favouriteAdd, 'favourite-remove': favouriteRemove }

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
