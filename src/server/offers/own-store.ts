import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import { lockUser } from '../db/lock-user.ts'
import { cityName, rubricName } from '../db/names.ts'
import type { OfferTable, Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type OfferRow = Selectable<OfferTable>

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

/** Locks an owner's offer until the transaction ends. Null when the offer is not theirs. */
export async function lockOwnOffer(trx: Executor, userId: number, id: number): Promise<OfferRow | null> {
  const row = await trx
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function insertOffer(trx: Executor, row: Insertable<OfferTable>): Promise<number> {
  return (await trx.insertInto('offers').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateOffer(trx: Executor, id: number, changes: Updateable<OfferTable>): Promise<void> {
  await trx.updateTable('offers').set(changes).where('id', '=', id).execute()
}

/** Deletes an owner's offer. False when there is none. */
export async function deleteOwnOffer(db: Executor, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('offers')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether the rubric and the city exist. */
export async function findOfferPlaces(
  db: Executor,
  cityId: number,
  rubricId: number,
): Promise<{ city: boolean; rubric: boolean }> {
  const { rows } = await sql<{ city: boolean; rubric: boolean }>`
    select exists (select from cities where id = ${cityId}::bigint) as city,
      exists (select from rubrics where id = ${rubricId}::bigint) as rubric`.execute(db)
  return rows[0] as { city: boolean; rubric: boolean }
}
