import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

export type OfferAddress = { id: number; updated_at: Date }

/**
 * At most `max` listed offers that their authors allow search engines to index, latest first; with `id`, only that
 * one.
 */
export function findIndexedOffers(
  db: Kysely<Tables>,
  { max, id }: { max: number; id?: number },
): Promise<OfferAddress[]> {
  return db
    .selectFrom('offers')
    .innerJoin('users', 'users.id', 'offers.user_id')
    .select(['offers.id', 'offers.updated_at'])
    .where('offers.is_indexed', '=', true)
    .where('offers.published', '=', true)
    .where('offers.removed_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('offers.id', '=', id ?? 0))
    .orderBy('offers.id', 'desc')
    .limit(max)
    .execute()
}
