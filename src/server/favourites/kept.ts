import type { Kysely } from 'kysely'
import type { FavoriteKind } from '#shared/contract/favourites.ts'
import type { Tables } from '../db/tables.ts'
import { deleteKept, type Kept, listKept, listNames } from './store.ts'

export type { Kept }

/** What a user keeps of a kind, latest first. */
export const keptBy = (db: Kysely<Tables>, kind: FavoriteKind, userId: number): Promise<Kept[]> =>
  listKept(db, kind, userId)

/** The names of people who are kept, also of those whose profile nobody sees any more. */
export const namesOfKept = (db: Kysely<Tables>, ids: number[]) => listNames(db, ids)

/** Ends that a user keeps something; nothing changes where it was not kept. */
export const stopKeeping = (db: Kysely<Tables>, kind: FavoriteKind, userId: number, id: number) =>
  deleteKept(db, kind, userId, id)
