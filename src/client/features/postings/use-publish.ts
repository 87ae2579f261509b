import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { useEntries, useWaiting } from '#client/platform/outbox/use-outbox.ts'

type Type = 'vacancy' | 'offer'

/** Publishes or hides a posting through the outbox: at once, or when the device is back online. */
export function usePublish(type: Type, id: number, name: string) {
  const enqueue = useEnqueue()
  const refused = useEntries('posting-flag').find(
    ({ body, state }) => body.type === type && body.id === id && state === 'failed',
  )
  const setPublished = (published: boolean) =>
    void enqueue({ kind: 'posting-flag', label: name, body: { type, id, published } })
  return { setPublished, refused }
}

/** Postings with the publish flags that wait in the outbox. */
export function useWaitingPublishFlags<P extends { id: number; published: boolean }>(
  type: Type,
  postings: readonly P[],
): P[] {
  const flags = useWaiting('posting-flag')
  return postings.map((posting) => {
    const waiting = flags.findLast((body) => body.type === type && body.id === posting.id)
    return waiting ? { ...posting, published: waiting.published } : posting
  })
}

/** A posting with the publish flag that waits in the outbox. */
export const useWaitingPublishFlag = <P extends { id: number; published: boolean }>(
  type: Type,
  posting: P,
): P => useWaitingPublishFlags(type, [posting])[0] ?? posting
