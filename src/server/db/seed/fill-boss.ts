import { type BossVacancy, bossVacancies, rejectionReason } from './content/boss-vacancies.ts'
import { BOSS_COMPANY } from './fill-accounts.ts'
import { type Executor, insertForIds } from './fill-batches.ts'
import { cities } from './fill-places.ts'
import { approved, demoSlug, waiting } from './fill-vacancies.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** How many of the demo employer's vacancies are listed. */
export const BOSS_LISTED = bossVacancies.filter(({ state }) => state === 'approved').length

/**
 * Makes the vacancies of the demo employer: `listed` at most are approved, one waits and one was refused.
 * @returns the ids of the approved ones
 */
export async function fillBossVacancies(
  db: Executor,
  userId: number,
  listed: number,
  firstNumber: number,
  now: Date,
): Promise<number[]> {
  const chosen = bossVacancies.filter(({ state }, index) => state !== 'approved' || index < listed)
  const rows = chosen.map((vacancy, index) => ({
    ...toRow(vacancy, userId, firstNumber + index),
    ...stateOf(vacancy, new Date(now.getTime() - (index + 1) * DAY_MS)),
  }))
  const ids = await insertForIds(db, 'vacancies', rows)
  return ids.filter((_, index) => chosen[index]?.state === 'approved')
}

function stateOf({ state }: BossVacancy, submittedAt: Date) {
  if (state === 'approved') return approved(submittedAt, submittedAt)
  if (state === 'pending') return waiting(submittedAt)
  return {
    ...waiting(submittedAt),
    moderation_state: 'rejected' as const,
    moderation_reason: rejectionReason,
  }
}

function toRow(
  { state: _state, requirements, responsibilities, ...text }: BossVacancy,
  userId: number,
  number: number,
) {
  return {
    ...text,
    slug: demoSlug(text.title, number),
    user_id: userId,
    published: true,
    company_name: BOSS_COMPANY,
    contact_name: 'Martin Brückner',
    city_id: cities.find(({ slug }) => slug === 'berlin')?.id ?? cities[0]?.id ?? 0,
    employer_kind: 'company' as const,
    start_date: null,
    requirements: JSON.stringify(requirements),
    responsibilities: JSON.stringify(responsibilities),
  }
}
