import type { Kysely } from 'kysely'
import type { VacancyForm } from '#shared/contract/vacancies.ts'
import type { Tables } from '../db/tables.ts'
import { requireGoodText } from './check-text.ts'
import { createSlug } from './slug.ts'
import { insertVacancy } from './store.ts'
import { toColumns } from './text.ts'
import { requireRoomForNew } from './waiting-limit.ts'

const MAX_SLUGS_TRIED = 5

/**
 * Creates a vacancy that waits for moderation.
 * @returns its id
 * @throws Problem 409 vacancies_waiting_full or vacancies_full, 422, 429
 */
export async function createVacancy(
  trx: Kysely<Tables>,
  userId: number,
  { published, ...text }: VacancyForm,
  now: Date,
): Promise<number> {
  await requireGoodText(trx, text, now)
  await requireRoomForNew(trx, userId, now)
  for (let tried = 0; tried < MAX_SLUGS_TRIED; tried++) {
    const made = await insertVacancy(trx, {
      ...toColumns(text),
      slug: createSlug(text.title),
      user_id: userId,
      published,
      moderation_state: 'pending',
      submitted_at: now,
      created_at: now,
      updated_at: now,
    })
    if (made) return made.id
  }
  throw new Error('No free slug found for a vacancy')
}
