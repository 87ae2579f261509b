import { oneOf, PAY_TYPES, VACANCY_STATE_FILTERS } from '#shared/contract/choices.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import type { PayType, VacancyStateFilter } from '#shared/contract/work-terms.ts'
import { statesOf } from '#shared/rules/vacancy-states.ts'

const dateOf = (time: string | null) => (time === null ? null : new Date(time))

/** The filters a vacancy is found under, at least one. `now` in ms since 1970. */
export const statesOfOwn = (vacancy: Vacancy, now: number): VacancyStateFilter[] =>
  statesOf(
    {
      published: vacancy.published,
      moderation_state: vacancy.moderation_state,
      // The term begins with the first approval, so it tells that there was one.
      approved_at: dateOf(vacancy.expires_at),
      published_at: dateOf(vacancy.published_at),
      expires_at: dateOf(vacancy.expires_at),
      closed_at: dateOf(vacancy.closed_at),
    },
    new Date(now),
  )

/** The list's filters as they stand in the address. */
export type VacanciesSearch = { state?: VacancyStateFilter; pay?: PayType }

/** Reads what anybody may have written into the address. */
export function parseVacanciesSearch(search: Record<string, unknown>): VacanciesSearch {
  const state = oneOf(VACANCY_STATE_FILTERS, search.state)
  const pay = oneOf(PAY_TYPES, search.pay)
  return { ...(state ? { state } : {}), ...(pay ? { pay } : {}) }
}

/** The vacancies that fit the filters. */
export const filterVacancies = (list: Vacancy[], { state, pay }: VacanciesSearch, now: number): Vacancy[] =>
  list.filter(
    (vacancy) => (!state || statesOfOwn(vacancy, now).includes(state)) && (!pay || vacancy.pay_type === pay),
  )
