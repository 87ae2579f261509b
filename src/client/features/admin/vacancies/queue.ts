import type { ModeratedVacancy } from '#shared/contract/moderation.ts'

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

/** Returns the address after these are decided: with the vacancy to read next, or with none when the list is empty. */
export function searchAfter<S extends { id?: number }>(
  search: S,
  queue: Queue,
  decided: readonly number[],
): Omit<S, 'id'> & { id?: number } {
  const { id: _decided, ...list } = search
  const id = nextAfter(queue, decided)
  return { ...list, ...(id !== undefined && { id }) }
}

/** Returns the id to select after these are decided: the first left after them, else the last left before them. */
export function nextAfter(queue: Queue, decided: readonly number[]): number | undefined {
  const last = queue.findLastIndex(({ id }) => decided.includes(id))
  const isUndecided = ({ id }: Queue[number]) => !decided.includes(id)
  return (queue.slice(last + 1).find(isUndecided) ?? queue.slice(0, Math.max(last, 0)).findLast(isUndecided))
    ?.id
}
