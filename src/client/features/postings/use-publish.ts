import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { useEntries, useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { type PostingType, withWaitingFlags } from './waiting-postings.ts'

/** Publishes or hides a posting through the outbox: at once, or when the device is back online. */
export function usePublish(type: PostingType, id: number, name: string) {
  const enqueue = useEnqueue()
  const refused = useEntries('posting-flag').find(
    ({ body, state }) => body.type === type && body.id === id && state === 'failed',
  )
  const setPublished = (published: boolean) =>
    void enqueue({ kind: 'posting-flag', label: name, body: { type, id, published } })
  return { setPublished, refused }
}

/** A posting with the publish flag that waits in the outbox. */
export const useWaitingPublishFlag = <P extends { id: number; published: boolean }>(
  type: PostingType,
  posting: P,
): P => withWaitingFlags(type, [posting], useOutbox())[0] ?? posting
