import type { Kysely } from 'kysely'
import type { FavoriteKind } from '#shared/contract/favourites.ts'
import type { Tables } from '../db/tables.ts'
import { deleteFavourite, type Favourite, listNames, selectFavourites } from './store.ts'

export type { Favourite }

/** A user's favourites of a kind, latest first. */
export const listFavourites = (
  db: Kysely<Tables>,
  kind: FavoriteKind,
  userId: number,
): Promise<Favourite[]> => selectFavourites(db, kind, userId)

/** The names of favourite candidates, also of those whose profile is not shown. */
export const listNamesOfFavourites = (db: Kysely<Tables>, ids: number[]) => listNames(db, ids)

/** Removes a favourite. Idempotent. */
export const removeFavourite = (db: Kysely<Tables>, kind: FavoriteKind, userId: number, id: number) =>
  deleteFavourite(db, kind, userId, id)
