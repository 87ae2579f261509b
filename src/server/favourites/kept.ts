import type { Kysely } from 'kysely'
import type { FavoriteKind } from '#shared/contract/favourites.ts'
import type { Tables } from '../db/tables.ts'
import { deleteKept, type Kept, listKept, listNames } from './store.ts'

export type { Kept }

/** A user's favourites of a kind, latest first. */
export const keptBy = (db: Kysely<Tables>, kind: FavoriteKind, userId: number): Promise<Kept[]> =>
  listKept(db, kind, userId)

/** The names of favourite candidates, also of those whose profile is not shown. */
export const namesOfKept = (db: Kysely<Tables>, ids: number[]) => listNames(db, ids)

/** Removes a favourite. Idempotent. */
export const stopKeeping = (db: Kysely<Tables>, kind: FavoriteKind, userId: number, id: number) =>
  deleteKept(db, kind, userId, id)
