import { formatDate } from '#client/platform/words/format.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { VACANCY_LIFE_MS } from '#shared/rules/vacancy-states.ts'
import { canRenew } from './states.ts'

/** The date until which a renewal at `now` (ms since 1970) extends a vacancy. */
export const dayOfRenewalEnd = (now: number): string =>
  formatDate(new Date(now + VACANCY_LIFE_MS).toISOString())

/** The date until which a renewal would extend the vacancy; null while it cannot be renewed. */
export const renewalEnd = (vacancy: Vacancy, now: number): string | null =>
  canRenew(vacancy, now) ? dayOfRenewalEnd(now) : null
