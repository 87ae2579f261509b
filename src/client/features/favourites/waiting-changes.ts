import type { EntryOf, OutboxEntry } from '#client/platform/outbox/entry.ts'
import type { FavoriteKind } from '#shared/contract/favourites.ts'
import type { Favourite } from './saved.ts'

export type FavouriteEntry = EntryOf<'favourite-add'> | EntryOf<'favourite-remove'>

const isFavouriteEntry = (entry: OutboxEntry): entry is FavouriteEntry =>
  entry.kind === 'favourite-add' || entry.kind === 'favourite-remove'

/** What the person last chose for a thing and the server does not have yet; null when nothing waits. */
export function isFavouriteWanted(
  entries: readonly OutboxEntry[],
  type: FavoriteKind,
  id: number,
): boolean | null {
  const last = entries
    .filter(isFavouriteEntry)
    .findLast(({ body, state }) => body.type === type && body.id === id && state !== 'failed')
  return last ? last.kind === 'favourite-add' : null
}

/**
 * The server's list with the changes that wait in the outbox: what was added here is in it, what was removed is not.
 * @param known what this device showed before: the added ones are in it
 */
export function withWaitingChanges(
  list: readonly Favourite[],
  type: FavoriteKind,
  entries: readonly OutboxEntry[],
  known: readonly Favourite[],
): Favourite[] {
  const kept = list.filter(({ id }) => isFavouriteWanted(entries, type, id) !== false)
  const added = known.filter(
    ({ id }) =>
      isFavouriteWanted(entries, type, id) === true && !kept.some((favourite) => favourite.id === id),
  )
  return [...added, ...kept]
}
