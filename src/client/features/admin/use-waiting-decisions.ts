import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutbox } from '#client/platform/outbox/use-outbox.ts'

/** The key of the mutations that decide. */
export const DECIDING = ['deciding']

type DecisionKind =
  | 'vacancy-approval'
  | 'vacancy-rejection'
  | 'report-decision'
  | 'objection-decision'
  | 'contact-reply'
  | 'contact-state'

/**
 * What has a decision in the outbox, as "id" or "id version", so that lists leave it out. It does not change while this
 * page sends a decision: until the end of the attempt its form stays, which would show a refusal.
 */
export function useWaitingDecisions(...kinds: DecisionKind[]): readonly string[] {
  const isDeciding = useIsMutating({ mutationKey: DECIDING }) > 0
  const waiting = useOutbox().flatMap(({ kind, state, body }) => {
    if (state === 'failed' || !kinds.some((one) => one === kind)) return []
    const { id, version } = body as { id: number; version?: number }
    return [version === undefined ? `${id}` : `${id} ${version}`]
  })
  const [shown, setShown] = useState(waiting)
  if (!isDeciding && shown.join() !== waiting.join()) setShown(waiting)
  return isDeciding ? shown : waiting
}
