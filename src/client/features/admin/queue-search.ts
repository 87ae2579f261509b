import { oneOf } from '#shared/contract/choices.ts'

/** Which list of a queue and which of its pages, as the address says it. Without a state it is the list that waits. */
export type QueueSearch<State extends string> = { state?: State; page?: number }

/** Reads state and page from an address that anybody may have written. `states` are those other than the waiting one. */
export function parseQueueSearch<State extends string>(
  states: readonly State[],
  search: Record<string, unknown>,
): QueueSearch<State> {
  return queueSearch(oneOf(states, search.state), Number(search.page))
}

/** What the address says for a state and a page; the waiting list and the first page need no words. */
export function queueSearch<State extends string>(
  state: State | undefined,
  page: number,
): QueueSearch<State> {
  return { ...(state ? { state } : {}), ...(Number.isSafeInteger(page) && page > 1 ? { page } : {}) }
}
