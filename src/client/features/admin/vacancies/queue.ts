import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import type { ModerationState } from '#shared/contract/work-terms.ts'
import { parseQueueSearch, type QueueSearch } from '../queue-search.ts'

/** Which list and which of its vacancies, as they stand in the address. */
export type ModerationSearch = QueueSearch<Exclude<ModerationState, 'pending'>> & { id?: number }

const DECIDED = ['approved', 'rejected'] as const

/** Reads what anybody may have written into the address. */
export function parseModerationSearch(search: Record<string, unknown>): ModerationSearch {
  const id = Number(search.id)
  return { ...parseQueueSearch(DECIDED, search), ...(Number.isSafeInteger(id) && id > 0 ? { id } : {}) }
}

type Queue = readonly Pick<ModeratedVacancy, 'id'>[]

/** What was shown last, and where it stood. */
export type Shown = { id: number | undefined; position: number }

/** The vacancy that is shown: the chosen one; when that has left the list, what took its place, and keeps it. */
export const selectedOf = <T extends { id: number }>(
  queue: readonly T[],
  id: number | undefined,
  shown: Shown,
): T | undefined =>
  queue.find((vacancy) => vacancy.id === id) ??
  queue.find((vacancy) => vacancy.id === shown.id) ??
  queue[Math.min(shown.position, queue.length - 1)]

/** The neighbour `step` places on; at either end the last one there. */
export function neighbourOf(queue: Queue, id: number | undefined, step: number): number | undefined {
  const index = queue.findIndex((vacancy) => vacancy.id === id)
  if (index < 0) return queue[0]?.id
  return queue[Math.min(Math.max(index + step, 0), queue.length - 1)]?.id
}

/** What is read next when these are decided: the first left after them, else the last left before. */
export function nextAfter(queue: Queue, decided: readonly number[]): number | undefined {
  const last = queue.findLastIndex(({ id }) => decided.includes(id))
  const isLeft = ({ id }: Queue[number]) => !decided.includes(id)
  return (queue.slice(last + 1).find(isLeft) ?? queue.slice(0, Math.max(last, 0)).findLast(isLeft))?.id
}
