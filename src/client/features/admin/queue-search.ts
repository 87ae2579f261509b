import { oneOf } from '#shared/contract/choices.ts'

/**
 * The query of a queue's address: state and page number. Without a state it is the pending list. `only`: the list has
 * only the entry with this id.
 */
export type QueueSearch<State extends string> = { state?: State; page?: number; only?: number }

/** Parses the query and leaves out invalid values. `states` are all states except the pending one. */
export function parseQueueSearch<State extends string>(
  states: readonly State[],
  search: Record<string, unknown>,
): QueueSearch<State> {
  const only = Number(search.only)
  return {
    ...queueSearch(oneOf(states, search.state), Number(search.page)),
    ...(Number.isSafeInteger(only) && only > 0 ? { only } : {}),
  }
}

/** Builds the query. The pending list and the first page are defaults and left out. */
export function queueSearch<State extends string>(
  state: State | undefined,
  page: number,
): QueueSearch<State> {
  return { ...(state ? { state } : {}), ...(Number.isSafeInteger(page) && page > 1 ? { page } : {}) }
}
