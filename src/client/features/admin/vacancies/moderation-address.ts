import type { ModerationState } from '#shared/contract/choice-schemas.ts'
import { SHORTEST_STAFF_SEARCH } from '#shared/contract/choices.ts'
import { parseQueueSearch, type QueueSearch } from '../queue-search.ts'

/**
 * The query of the page: state, page number, the selected vacancy, the import source whose vacancies alone are listed, and
 * the words searched for among decided vacancies.
 */
export type ModerationSearch = QueueSearch<Exclude<ModerationState, 'pending'>> & {
  id?: number
  source?: number
  q?: string
}

const DECIDED = ['approved', 'rejected'] as const

/** Parses the query and leaves out invalid values. */
export function parseModerationSearch(search: Record<string, unknown>): ModerationSearch {
  const [id, source] = [Number(search.id), Number(search.source)]
  const queue = parseQueueSearch(DECIDED, search)
  // The router parses digits in the address as a number.
  const q = ['string', 'number'].includes(typeof search.q) ? `${search.q}`.trim().slice(0, 100) : ''
  return {
    ...queue,
    ...(queue.state && q.length >= SHORTEST_STAFF_SEARCH && { q }),
    ...(Number.isSafeInteger(id) && id > 0 ? { id } : {}),
    ...(Number.isSafeInteger(source) && source > 0 ? { source } : {}),
  }
}
