import type { FavoriteKind } from '#shared/contract/favourites.ts'
import { roleOfKind } from '#shared/rules/favourite-role.ts'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/app-type.ts'
import { filterFavourites } from './store.ts'

/** Adds `is_favorite` to each thing. Readers without favourites of this kind get the things unchanged. */
export async function markFavorites<T extends { id: number }>(
  db: Db,
  actor: Actor | null,
  kind: FavoriteKind,
  things: T[],
): Promise<(T & { is_favorite?: boolean })[]> {
  return things.map(await favouriteMarks(db, actor, kind, things))
}

/** As `markFavorites`, for things of different forms. @returns a function that marks one of them */
export async function favouriteMarks(
  db: Db,
  actor: Actor | null,
  kind: FavoriteKind,
  things: { id: number }[],
): Promise<<T extends { id: number }>(thing: T) => T & { is_favorite?: boolean }> {
  if (actor?.role !== roleOfKind(kind) || !things.length) return (thing) => thing
  const ids = await filterFavourites(
    db,
    kind,
    actor.id,
    things.map(({ id }) => id),
  )
  return (thing) => ({ ...thing, is_favorite: ids.has(thing.id) })
}
