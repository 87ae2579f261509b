import type { FavoriteKind } from '#shared/contract/favourites.ts'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/app-type.ts'
import { listKeptOf } from './store.ts'

/** Who keeps what: job seekers jobs, employers offers and candidates. */
export const keeperOf = (kind: FavoriteKind) => (kind === 'jobs' ? 'worker' : 'boss')

/** Says of each thing whether the reader keeps it; to those who cannot keep its kind nothing is said. */
export async function markFavorites<T extends { id: number }>(
  db: Db,
  actor: Actor | null,
  kind: FavoriteKind,
  things: T[],
): Promise<(T & { is_favorite?: boolean })[]> {
  if (actor?.role !== keeperOf(kind) || !things.length) return things
  const kept = await listKeptOf(
    db,
    kind,
    actor.id,
    things.map(({ id }) => id),
  )
  return things.map((thing) => ({ ...thing, is_favorite: kept.has(thing.id) }))
}
