import type { EntryOf, OutboxEntry } from '#client/platform/outbox/entry.ts'
import type { FavoriteKind } from '#shared/contract/favourites.ts'
import type { Favourite } from './saved.ts'

export type Wish = EntryOf<'favourite-add'> | EntryOf<'favourite-remove'>

/** One lane per thing: of what is wished for it only the last counts. */
export const laneOf = (type: FavoriteKind, id: number) => `favourite:${type}:${id}`

/** What the person last wished for a thing and the server does not have yet; null when nothing waits. */
export function wishFor(entries: readonly OutboxEntry[], type: FavoriteKind, id: number): boolean | null {
  const last = entries.findLast((entry) => entry.lane === laneOf(type, id) && entry.state !== 'failed')
  return last ? last.kind === 'favourite-add' : null
}

/**
 * The server's list as the person wants it: with what was added here and without what was removed here, while the
 * server does not know of it yet.
 * @param known what this device showed before: the added ones are in it
 */
export function withWishes(
  list: readonly Favourite[],
  type: FavoriteKind,
  entries: readonly OutboxEntry[],
  known: readonly Favourite[],
): Favourite[] {
  const kept = list.filter(({ id }) => wishFor(entries, type, id) !== false)
  const added = known.filter(
    ({ id }) => wishFor(entries, type, id) === true && !kept.some((favourite) => favourite.id === id),
  )
  return [...added, ...kept]
}
