import type { EntryOf, OutboxEntry } from '#client/platform/outbox/entry.ts'
import { addedFavourite } from '#client/platform/outbox/kinds/favourite.ts'
import type { FavoriteKind } from '#shared/contract/favourites.ts'
import type { Favourite } from './stored-favourites.ts'

export type FavouriteEntry = EntryOf<'favourite-add'> | EntryOf<'favourite-remove'>

const isFavouriteEntry = (entry: OutboxEntry): entry is FavouriteEntry =>
  entry.kind === 'favourite-add' || entry.kind === 'favourite-remove'

const lastChoice = (entries: readonly OutboxEntry[], type: FavoriteKind, id: number) =>
  entries
    .filter(isFavouriteEntry)
    .findLast(({ body, state }) => body.type === type && body.id === id && state !== 'failed')

/** Returns the last choice in the outbox for a possible favourite; null when there is none. */
export function pendingChoice(
  entries: readonly OutboxEntry[],
  type: FavoriteKind,
  id: number,
): boolean | null {
  const last = lastChoice(entries, type, id)
  return last ? last.kind === 'favourite-add' : null
}

/** Whether something is a favourite for the user: by the last choice in the outbox, else by the list. */
export const isFavouriteIn = (
  list: readonly Favourite[] | undefined,
  entries: readonly OutboxEntry[],
  { type, id }: { type: FavoriteKind; id: number },
): boolean => pendingChoice(entries, type, id) ?? list?.some((one) => one.id === id) ?? false

/**
 * Applies the changes in the outbox to the server's list: the latest added one is first.
 * @param known the list shown before, which has the texts of added favourites, unless another tab has added them
 */
export function withWaitingChanges(
  list: readonly Favourite[],
  type: FavoriteKind,
  entries: readonly OutboxEntry[],
  known: readonly Favourite[] = [],
): Favourite[] {
  const remaining = list.filter(({ id }) => pendingChoice(entries, type, id) !== false)
  const added = entries
    .filter(isFavouriteEntry)
    .filter((entry) => entry.kind === 'favourite-add' && entry === lastChoice(entries, type, entry.body.id))
    .filter(({ body }) => !remaining.some(({ id }) => id === body.id))
    .map((entry) => known.find(({ id }) => id === entry.body.id) ?? addedFavourite(entry))
  return [...added.reverse(), ...remaining]
}
