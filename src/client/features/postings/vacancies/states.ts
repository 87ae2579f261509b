import type { PayType, VacancyStateFilter } from '#shared/contract/choice-schemas.ts'
import { oneOf, PAY_TYPES, VACANCY_STATE_FILTERS } from '#shared/contract/choices.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { statesOf } from '#shared/rules/vacancy-states.ts'

const dateOf = (time: string | null) => (time === null ? null : new Date(time))

/** Returns the state filters that list a vacancy, at least one. `now` is in ms since 1970. */
export const statesOfOwn = (vacancy: Vacancy, now: number): VacancyStateFilter[] =>
  statesOf(
    {
      published: vacancy.published,
      moderation_state: vacancy.moderation_state,
      // The first approval sets `expires_at`, so its presence means that the vacancy was approved once.
      approved_at: dateOf(vacancy.expires_at),
      published_at: dateOf(vacancy.published_at),
      expires_at: dateOf(vacancy.expires_at),
      closed_at: dateOf(vacancy.closed_at),
    },
    new Date(now),
  )

/** The filters in the list's address. */
export type VacanciesSearch = { state?: VacancyStateFilter; pay?: PayType }

/** Parses the query parameters of the address and leaves out invalid ones. */
export function parseVacanciesSearch(search: Record<string, unknown>): VacanciesSearch {
  const state = oneOf(VACANCY_STATE_FILTERS, search.state)
  const pay = oneOf(PAY_TYPES, search.pay)
  return { ...(state ? { state } : {}), ...(pay ? { pay } : {}) }
}

/** Returns the vacancies that match the filters. */
export const filterVacancies = (list: Vacancy[], { state, pay }: VacanciesSearch, now: number): Vacancy[] =>
  list.filter(
    (vacancy) => (!state || statesOfOwn(vacancy, now).includes(state)) && (!pay || vacancy.pay_type === pay),
  )
