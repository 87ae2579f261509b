import type { Insertable } from 'kysely'
import type { OfferTable } from '../db/tables.ts'
import type { TestApp } from './test-app.ts'
import { ensurePlaces, PLACES } from './vacancies.ts'

type Given = { user_id: number } & Partial<Insertable<OfferTable>>
type Created = { id: number; name: string }

/** Inserts an offer into the database; listed unless the given fields say otherwise. */
export async function createOffer(test: TestApp, given: Given): Promise<Created> {
  const [offer] = await createOffers(test, [given])
  return offer as Created
}

/** Inserts several offers with one statement, in their order. */
export async function createOffers(test: TestApp, given: readonly Given[]): Promise<Created[]> {
  await ensurePlaces(test)
  const now = test.clock()
  const common = {
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
  } as const
  return test.db
    .insertInto('offers')
    .values(given.map((one) => ({ ...common, ...one })))
    .returning(['id', 'name'])
    .execute()
}
