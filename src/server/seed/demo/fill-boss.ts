import { VacancyFormSchema } from '#shared/contract/vacancies.ts'
import { DAY_MS } from '#shared/durations.ts'
import { type Executor, insertForIds } from '../../db/fill-batches.ts'
import { cities } from '../places/fill-places.ts'
import { BOSS_COMPANY } from './fill-accounts.ts'
import { approved, demoSlug, waiting } from './fill-vacancies.ts'
import { type BossVacancy, bossVacancies, rejectionReason } from './texts/boss-vacancies.ts'

/** The number of approved vacancies of the demo employer. */
export const BOSS_LISTED = bossVacancies.filter(({ state }) => state === 'approved').length

/**
 * Creates the demo employer's vacancies: at most `listed` approved ones, one in moderation and one rejected. For the
 * last listed one, the owner has been asked whether the job is still open.
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
    ...stateOf(vacancy, daysBefore(now, index + 1)),
    ...(index === BOSS_LISTED - 1 && listed === BOSS_LISTED ? asked(now) : {}),
  }))
  const ids = await insertForIds(db, 'vacancies', rows)
  return ids.filter((_, index) => chosen[index]?.state === 'approved')
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Listed for 15 days, so its owner was asked yesterday whether the job is still open. */
const asked = (now: Date) => ({
  ...approved(daysBefore(now, 15), daysBefore(now, 15)),
  asked_at: daysBefore(now, 1),
})

function stateOf({ state }: BossVacancy, submittedAt: Date) {
  if (state === 'approved') return approved(submittedAt, submittedAt)
  if (state === 'pending') return waiting(submittedAt)
  return {
    ...waiting(submittedAt),
    moderation_state: 'rejected' as const,
    moderation_reason: rejectionReason,
  }
}

function toRow({ state: _state, ...vacancy }: BossVacancy, userId: number, number: number) {
  const { requirements, responsibilities, ...text } = VacancyFormSchema.parse({
    ...vacancy,
    company_name: BOSS_COMPANY,
    contact_name: 'Martin Brückner',
    employer_kind: 'company',
    city_id: cities.find(({ slug }) => slug === 'berlin')?.id ?? cities[0]?.id ?? 0,
  })
  return {
    ...text,
    slug: demoSlug(text.title, number),
    user_id: userId,
    requirements: JSON.stringify(requirements),
    responsibilities: JSON.stringify(responsibilities),
  }
}
