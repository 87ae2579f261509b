import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { type FavoriteJob, FavoriteKindSchema } from '#shared/contract/favourites.ts'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { favouritesKeys } from '../../cache/query-keys.ts'
import { DONE, ignoreOutdated } from './base/ignored-errors.ts'
import { type Accepted, defineKind, ONLY_LAST_COUNTS } from './base/kind.ts'

/** Entries of earlier releases have no slug; offers and persons have none. */
const BodySchema = z.object({ type: FavoriteKindSchema, id: z.int(), slug: z.optional(z.string()) })
type Body = z.infer<typeof BodySchema>

type Listed = Pick<FavoriteJob, 'id' | 'title' | 'state' | 'added_at'> & { slug?: string }

/** What an entry knows of the favourite that it adds. Its text comes with the list. */
export const addedFavourite = ({
  body: { id, slug },
  label,
  createdAt,
}: Pick<Accepted<Body>, 'body' | 'label' | 'createdAt'>): Listed => ({
  id,
  title: label,
  state: 'open',
  added_at: new Date(createdAt).toISOString(),
  ...(slug && { slug }),
})

/** PUT and DELETE are idempotent, and only the last entry for a job, offer or person counts. */
function defineFavourite(method: 'PUT' | 'DELETE', what: MessageDescriptor) {
  const change = (entry: Accepted<Body>, list: Listed[]): Listed[] => {
    const known = list.find(({ id }) => id === entry.body.id)
    if (method === 'DELETE') return list.filter((one) => one !== known)
    return known ? list : [addedFavourite(entry), ...list]
  }
  return defineKind({
    body: BodySchema,
    stored: { lane: 'favourite:jobs:5', body: { type: 'jobs', id: 5, slug: 'baker' } },
    words: { what },
    lane: ({ type, id }) => `favourite:${type}:${id}`,
    ...ONLY_LAST_COUNTS,
    send: ({ body: { type, id } }, call) =>
      call.send(method, `/cabinet/favorites/${type}/${id}`).then(() => DONE, ignoreOutdated),
    refreshes: [favouritesKeys.all],
    // Otherwise other tabs would show the former star until the refetch has ended.
    cacheChanges: (entry, answer) =>
      answer === DONE
        ? LANGUAGES.map((language) => ({
            queryKey: favouritesKeys.list({ userId: entry.userId, language }, entry.body.type),
            change: (data) => data && change(entry, data as Listed[]),
          }))
        : [],
    // The tab that has added it may have been closed before it has stored the list.
    storedChanges: (entry, answer) =>
      answer === DONE
        ? [
            {
              store: 'favourites',
              key: entry.body.type,
              change: (value) => {
                const saved = value as { list: Listed[] }
                return { ...saved, list: change(entry, saved.list) }
              },
            },
          ]
        : [],
  })
}

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
