import type { Kysely } from 'kysely'
import type { VacancyForm } from '#shared/contract/vacancies.ts'
import type { Tables } from '../db/tables.ts'
import { createSlug } from './slug.ts'
import { insertVacancies } from './store.ts'
import { toColumns } from './text.ts'

const MAX_TRIED = 5

/**
 * Creates vacancies that wait for moderation, from checked forms.
 * @returns their ids in the order of the forms
 */
export async function createVacancies(
  trx: Kysely<Tables>,
  userId: number,
  forms: readonly VacancyForm[],
  now: Date,
): Promise<number[]> {
  const ids: (number | undefined)[] = forms.map(() => undefined)
  for (let tried = 0; tried < MAX_TRIED && ids.includes(undefined); tried++) {
    const missing = forms.flatMap((form, index) =>
      ids[index] === undefined ? [{ index, form, slug: createSlug(form.title) }] : [],
    )
    const made = await insertVacancies(
      trx,
      missing.map(({ form: { published, ...text }, slug }) => ({
        ...toColumns(text),
        slug,
        user_id: userId,
        published,
        moderation_state: 'pending' as const,
        submitted_at: now,
        created_at: now,
        updated_at: now,
      })),
    )
    for (const { index, slug } of missing) ids[index] = made.get(slug)
  }
  if (ids.includes(undefined)) throw new Error('No free slug found for a vacancy')
  return ids as number[]
}
