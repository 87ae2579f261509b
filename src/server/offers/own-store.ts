import { type Insertable, type Kysely, sql, type Updateable } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import { lockUser } from '../db/lock-user.ts'
import { cityName, rubricName } from '../db/names.ts'
import type { OfferTable, Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/**
 * Counts a person's offers and locks the person's row until the transaction ends, so that the limit also holds for
 * parallel requests.
 */
export async function lockAndCountOffers(trx: Executor, userId: number): Promise<number> {
  await lockUser(trx, userId)
  const { count } = await trx
    .selectFrom('offers')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** A person's offers in every state, or the one with this id, latest first. */
export function listOwnOffers(
  db: Executor,
  language: Language,
  { userId, id }: { userId: number; id?: number },
) {
  return db
    .selectFrom('offers')
    .innerJoin('cities', 'cities.id', 'offers.city_id')
    .innerJoin('rubrics', 'rubrics.id', 'offers.rubric_id')
    .selectAll('offers')
    .select([cityName(language).as('city_name'), rubricName(language).as('rubric_name')])
    .where('offers.user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('offers.id', '=', id ?? 0))
    .orderBy('offers.id', 'desc')
    .execute()
}
export type OwnOfferRow = Awaited<ReturnType<typeof listOwnOffers>>[number]

export async function insertOffer(trx: Executor, row: Insertable<OfferTable>): Promise<number> {
  return (await trx.insertInto('offers').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateOffer(trx: Executor, id: number, changes: Updateable<OfferTable>): Promise<void> {
  await trx.updateTable('offers').set(changes).where('id', '=', id).execute()
}
