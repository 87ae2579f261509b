import type { Kysely } from 'kysely'
import type { VacancyForm } from '#shared/contract/vacancies.ts'
import type { Tables } from '../db/tables.ts'
import { approvalOf } from './approval.ts'
import { createSlug } from './slug.ts'
import { insertVacancies } from './store.ts'
import { toColumns } from './text.ts'

const MAX_TRIED = 5
const NEVER_APPROVED = { version: 1, approved_at: null, published_at: null, expires_at: null }

/**
 * Creates vacancies that wait for moderation, from checked forms.
 * @param isApproved which of the forms need no moderation
 * @returns their ids in the order of the forms
 */
export async function createVacancies(
  trx: Kysely<Tables>,
  userId: number,
  forms: readonly VacancyForm[],
  now: Date,
  isApproved: (index: number) => boolean = () => false,
): Promise<number[]> {
  const ids: (number | undefined)[] = forms.map(() => undefined)
  for (let tried = 0; tried < MAX_TRIED && ids.includes(undefined); tried++) {
    const missing = forms.flatMap((form, index) =>
      ids[index] === undefined ? [{ index, form, slug: createSlug(form.title) }] : [],
    )
    const made = await insertVacancies(
      trx,
      missing.map(({ index, form: { published, ...text }, slug }) => ({
        ...toColumns(text),
        slug,
        user_id: userId,
        published,
        moderation_state: 'pending' as const,
        submitted_at: now,
        created_at: now,
        updated_at: now,
        ...(isApproved(index) && approvalOf({ ...NEVER_APPROVED, published }, now)),
      })),
    )
    for (const { index, slug } of missing) ids[index] = made.get(slug)
  }
  if (ids.includes(undefined)) throw new Error('No free slug found for a vacancy')
  return ids as number[]
}
