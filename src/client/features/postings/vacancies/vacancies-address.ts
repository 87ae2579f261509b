import type { PayType, VacancyStateFilter } from '#shared/contract/choice-schemas.ts'
import { oneOf, PAY_TYPES, VACANCY_STATE_FILTERS } from '#shared/contract/choices.ts'

/** The filters in the list's address. */
export type VacanciesSearch = { state?: VacancyStateFilter; pay?: PayType; q?: string; page?: number }

/** Parses the query parameters of the address and leaves out invalid ones. */
export function parseVacanciesSearch(search: Record<string, unknown>): VacanciesSearch {
  const state = oneOf(VACANCY_STATE_FILTERS, search.state)
  const pay = oneOf(PAY_TYPES, search.pay)
  // The router reads digits as a number.
  const q = ['string', 'number'].includes(typeof search.q) ? `${search.q}` : ''
  const page = Number(search.page)
  return {
    ...(state ? { state } : {}),
    ...(pay ? { pay } : {}),
    ...(q.trim() ? { q } : {}),
    ...(Number.isSafeInteger(page) && page > 1 ? { page } : {}),
  }
}
