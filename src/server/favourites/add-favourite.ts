import type { Transaction } from 'kysely'
import { type FavoriteKind, MAX_FAVORITES } from '#shared/contract/favourites.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { insertFavourite, lockFavourites } from './store.ts'

export type Begun = Awaited<ReturnType<typeof lockFavourites>>

/** Begins `addFavourite`, together with the next statement of the transaction. */
export const beginFavourite = (
  trx: Transaction<Tables>,
  kind: FavoriteKind,
  userId: number,
  id: number,
): Promise<Begun> => lockFavourites(trx, kind, userId, id)

/**
 * Adds a thing to a user's favourites. Changes nothing for an existing favourite, even if the thing is gone.
 * @param begun the result of `beginFavourite` in the same transaction
 * @throws Problem 404 for a thing that is not public, 409 favorites_full
 */
export async function addFavourite(
  { db: trx, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: FavoriteKind,
  userId: number,
  id: number,
  begun: Begun,
): Promise<void> {
  const { isFavourite, isCandidate, count } = begun()
  if (isFavourite) return
  if (!isCandidate) throw notFound()
  if (count >= MAX_FAVORITES) throw new Problem('favorites_full')
  await insertFavourite(trx, kind, userId, id, clock())
}
