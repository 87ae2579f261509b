import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutboxEntry } from '#client/platform/outbox/entry.ts'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { DECIDING } from './undo/deciding.ts'

type DecisionKind =
  | 'vacancy-approval'
  | 'vacancy-rejection'
  | 'report-decision'
  | 'objection-decision'
  | 'contact-reply'
  | 'contact-state'

/**
 * The entries of the outbox. They do not change while this page sends a decision: until the end of the attempt its form stays,
 * which would show a refusal.
 */
export function useSettledOutbox(): readonly OutboxEntry[] {
  const isDeciding = useIsMutating({ mutationKey: DECIDING }) > 0
  const outbox = useOutbox()
  const [shown, setShown] = useState(outbox)
  if (!isDeciding && shown !== outbox) setShown(outbox)
  return isDeciding ? shown : outbox
}

/** What has a decision in the outbox, as "id" or "id version", so that lists leave it out. */
export function useWaitingDecisions(...kinds: DecisionKind[]): readonly string[] {
  return useSettledOutbox().flatMap(({ kind, state, body }) => {
    if (state === 'failed' || !kinds.some((one) => one === kind)) return []
    const { id, version } = body as { id: number; version?: number }
    return [version === undefined ? `${id}` : `${id} ${version}`]
  })
}
