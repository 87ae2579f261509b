import type { Insertable } from 'kysely'
import type { OfferTable } from '../db/tables.ts'
import type { TestApp } from './test-app.ts'
import { ensurePlaces, PLACES } from './vacancies.ts'

/** Inserts an offer into the database; listed unless the given fields say otherwise. */
export async function createOffer(
  test: TestApp,
  { user_id, ...given }: { user_id: number } & Partial<Insertable<OfferTable>>,
): Promise<{ id: number; name: string }> {
  await ensurePlaces(test)
  const now = test.clock()
  return test.db
    .insertInto('offers')
    .values({
      user_id,
      name: 'Childcare in the afternoon',
      rubric_id: PLACES.rubric,
      city_id: PLACES.near,
      pay_type: 'per_hour',
      pay_amount: 16.5,
      description: 'I look after children and read to them.',
      skills: JSON.stringify(['First aid']),
      preferences: JSON.stringify(['Afternoons']),
      language: 'en',
      published: true,
      published_at: now,
      created_at: now,
      updated_at: now,
      ...given,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}
