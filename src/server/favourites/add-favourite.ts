import { type FavoriteKind, MAX_FAVORITES } from '#shared/contract/favourites.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { insertFavourite, lockFavourites } from './store.ts'

/**
 * Adds a thing to a user's favourites. Changes nothing for an existing favourite, even if the thing is gone.
 * @throws Problem 404 for a thing that is not public, 409 favorites_full
 */
export async function addFavourite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: FavoriteKind,
  userId: number,
  id: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { isFavourite, isCandidate, count } = await lockFavourites(trx, kind, userId, id)
    if (isFavourite) return
    if (!isCandidate) throw notFound()
    if (count >= MAX_FAVORITES) throw new Problem('favorites_full')
    await insertFavourite(trx, kind, userId, id, clock())
  })
}
