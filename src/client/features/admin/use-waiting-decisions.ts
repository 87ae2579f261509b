import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { useSettled } from './undo/use-settled.ts'

type DecisionKind =
  | 'vacancy-approval'
  | 'vacancy-rejection'
  | 'report-decision'
  | 'objection-decision'
  | 'contact-reply'
  | 'contact-state'

/** The entries of the outbox. They do not change while this page sends a decision. */
export const useSettledOutbox = (): readonly OutboxEntry[] => useSettled(useOutbox())

/** What has a decision in the outbox, as "id" or "id version", so that lists leave it out. */
export function useWaitingDecisions(...kinds: DecisionKind[]): readonly string[] {
  return useSettledOutbox().flatMap(({ kind, state, body }) => {
    if (state === 'failed' || !kinds.some((one) => one === kind)) return []
    const { id, version } = body as { id: number; version?: number }
    return [version === undefined ? `${id}` : `${id} ${version}`]
  })
}
