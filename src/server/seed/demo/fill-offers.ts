import { type Executor, insertRows } from '../../db/fill-batches.ts'
import { cities } from '../places/fill-places.ts'
import type { FilledPeople } from './fill-people.ts'
import { createDemoOffers } from './invent/demo-offers.ts'

const OFFERS = 150

/** Creates the demo offers, the oldest first. */
export async function fillOffers(db: Executor, people: FilledPeople, now: Date): Promise<void> {
  const offers = createDemoOffers(OFFERS, { now, cities }).reverse()
  await insertRows(
    db,
    'offers',
    offers.map((offer, index) => ({
      user_id: people.workerIds[offer.workerIndex] ?? 0,
      name: offer.name,
      rubric_id: offer.rubricId,
      city_id: offer.cityId,
      pay_type: offer.payType,
      pay_amount: offer.payAmount,
      description: offer.description,
      skills: JSON.stringify(offer.skills),
      preferences: JSON.stringify(offer.preferences),
      language: offer.language,
      published: true,
      is_indexed: index % 2 === 0,
      published_at: offer.publishedAt,
      created_at: offer.publishedAt,
      updated_at: offer.publishedAt,
    })),
  )
}
