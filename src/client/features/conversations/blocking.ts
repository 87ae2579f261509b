import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { useWaiting } from '#client/platform/outbox/use-outbox.ts'

type Person = { id: number; name: string }

/** Whether the current user blocks another person, including a change in the outbox, and a function to change it. */
export function useBlocking({ id, name }: Person, stored: boolean) {
  const enqueue = useEnqueue()
  const waiting = useWaiting('block').findLast(({ userId }) => userId === id)
  return {
    isBlocked: waiting?.isBlocked ?? stored,
    block: (isBlocked: boolean) => enqueue({ kind: 'block', label: name, body: { userId: id, isBlocked } }),
  }
}
