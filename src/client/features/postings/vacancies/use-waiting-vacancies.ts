import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { withWaitingEnds, withWaitingFlags } from '../waiting-postings.ts'

/** Own vacancies, closed or open, published or hidden as they will be once the outbox is sent. */
export function useWaitingVacancies(stored: readonly Vacancy[]): Vacancy[] {
  const entries = useOutbox()
  return withWaitingEnds(withWaitingFlags('vacancy', stored, entries), entries)
}
