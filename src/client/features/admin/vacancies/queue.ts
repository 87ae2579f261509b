import type { ModerationState } from '#shared/contract/choice-schemas.ts'
import { SHORTEST_STAFF_SEARCH } from '#shared/contract/choices.ts'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
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

type Queue = readonly Pick<ModeratedVacancy, 'id'>[]

/** The vacancy shown last and its position in the list. */
export type LastShown = { id: number | undefined; position: number }

/** Returns the vacancy to show: the chosen one, or the one now at its position when it has left the list. */
export const selectedOf = <T extends { id: number }>(
  queue: readonly T[],
  id: number | undefined,
  shown: LastShown,
): T | undefined =>
  queue.find((vacancy) => vacancy.id === id) ??
  queue.find((vacancy) => vacancy.id === shown.id) ??
  queue[Math.min(shown.position, queue.length - 1)]

/** Returns the id of the vacancy `step` positions away, or of the one at the end of the list. */
export function neighbourOf(queue: Queue, id: number | undefined, step: number): number | undefined {
  const index = queue.findIndex((vacancy) => vacancy.id === id)
  if (index < 0) return queue[0]?.id
  return queue[Math.min(Math.max(index + step, 0), queue.length - 1)]?.id
}

/** Returns the id to select after these are decided: the first left after them, else the last left before them. */
export function nextAfter(queue: Queue, decided: readonly number[]): number | undefined {
  const last = queue.findLastIndex(({ id }) => decided.includes(id))
  const isUndecided = ({ id }: Queue[number]) => !decided.includes(id)
  return (queue.slice(last + 1).find(isUndecided) ?? queue.slice(0, Math.max(last, 0)).findLast(isUndecided))
    ?.id
}
