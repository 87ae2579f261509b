import type { HeldDecision } from '#shared/contract/held-decisions.ts'

/**
 * A held decision in the cache. `dueAt`: when it takes effect, by this device's clock. Not the time that was left when the list was
 * read: a decision that is accepted later is added to the same list.
 */
export type KeptDecision = Omit<HeldDecision, 'due_in_ms'> & { dueAt: number }
export type KeptDecisions = { data: KeptDecision[] }

/** The server's answer, read at `now`, as the cache keeps it. */
export const keepDecisions = ({ data }: { data: HeldDecision[] }, now: number): KeptDecisions => ({
  data: data.map(({ due_in_ms, ...one }) => ({ ...one, dueAt: now + due_in_ms })),
})
