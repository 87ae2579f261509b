import type { VacancyStateFilter } from '#shared/contract/choice-schemas.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { isRenewalUseful, statesOf } from '#shared/rules/vacancy-states.ts'
import type { VacanciesSearch } from './vacancies-address.ts'

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

type Ends = Pick<Vacancy, 'closed_at' | 'expires_at'>

/** Whether an open vacancy was approved once, so that it can be closed. */
export const canClose = ({ closed_at, expires_at }: Ends): boolean =>
  closed_at === null && expires_at !== null

/** Whether a closed vacancy was approved once, so that it can be opened again. */
export const canReopen = ({ closed_at, expires_at }: Ends): boolean =>
  closed_at !== null && expires_at !== null

/** Whether a renewal would extend a vacancy now (ms since 1970). */
export const canRenew = ({ closed_at, expires_at }: Ends, now: number): boolean =>
  closed_at === null && expires_at !== null && isRenewalUseful(new Date(expires_at), new Date(now))

/** Whether an open vacancy is hidden or paused, and its owner may show it again. */
export const canPublish = ({
  published,
  closed_at,
  is_taken_down,
}: Pick<Vacancy, 'published' | 'closed_at' | 'is_taken_down'>): boolean =>
  !published && closed_at === null && !is_taken_down

/** Whether bids wait for an answer. Lists stored by an earlier release only know the new ones. */
export const hasUnanswered = ({
  new_rates_count,
  waiting_rates_count,
}: Pick<Vacancy, 'new_rates_count' | 'waiting_rates_count'>): boolean =>
  (waiting_rates_count ?? new_rates_count) > 0

/** Compares vacancies by their bids: first those with new bids, then those with unanswered ones. */
export const byUnansweredBids = (a: Vacancy, b: Vacancy): number =>
  b.new_rates_count - a.new_rates_count || (b.waiting_rates_count ?? 0) - (a.waiting_rates_count ?? 0)

// The cards of hundreds of imported vacancies on one page would stop a phone for seconds.
const PAGE_SIZE = 20

/** Returns the vacancies of a page of the list (from 1; the last page, if it is beyond), its number, and how many pages there are. */
export function pageOfOwn(
  list: Vacancy[],
  page = 1,
): { vacancies: Vacancy[]; current_page: number; last_page: number } {
  const last_page = Math.max(1, Math.ceil(list.length / PAGE_SIZE))
  const current_page = Math.min(page, last_page)
  const vacancies = list.slice((current_page - 1) * PAGE_SIZE, current_page * PAGE_SIZE)
  return { vacancies, current_page, last_page }
}

/** Whether a title has all words of a search, in any case and order. */
const hasWords = (title: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => title.toLowerCase().includes(word))

/** Returns the vacancies that match the filters: first those that the owner is asked about. */
export const filterVacancies = (
  list: Vacancy[],
  { state, pay, q }: VacanciesSearch,
  now: number,
): Vacancy[] =>
  list
    .filter(
      (vacancy) =>
        (!state || statesOfOwn(vacancy, now).includes(state)) &&
        (!pay || vacancy.pay_type === pay) &&
        (!q || hasWords(vacancy.title, q.trim())),
    )
    .toSorted((a, b) => Number(Boolean(b.asked_at)) - Number(Boolean(a.asked_at)))
