import { useEffect } from 'react'
import { useConnection } from '#client/platform/api/use-connection.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { useEntries, useOutbox } from '#client/platform/outbox/use-outbox.ts'
import { type Change, type Posting, type PostingType, withWaitingTexts } from './waiting-postings.ts'

export type Creation = EntryOf<'offer-creation' | 'vacancy-creation'>

/** New postings in the outbox, latest first. */
export const useCreations = (type: PostingType): Creation[] =>
  useEntries<'offer-creation' | 'vacancy-creation'>(`${type}-creation`).reverse()

/**
 * The changed text of a posting in the outbox, also a refused one, for the form that opens it.
 * @param refetch reads the posting again when the change was refused, because of another device's text
 */
export function useChangeInForm(type: PostingType, id: number, refetch: () => unknown) {
  const waiting: Change | undefined = useEntries<'offer-change' | 'vacancy-change'>(
    `${type}-change`,
  ).findLast(({ body }) => body.id === id)
  const isRefused = waiting?.state === 'failed'
  useEffect(() => {
    if (isRefused) refetch()
  }, [isRefused, refetch])
  return { waiting, changes: waiting && { ...waiting.body.fields, version: waiting.body.version } }
}

/** Own postings with the changes in the outbox: new texts applied, deleted postings left out. */
export const useWaitingTexts = <P extends Posting>(type: PostingType, postings: readonly P[]): P[] =>
  withWaitingTexts(type, postings, useOutbox())

/** The entries of a posting in the outbox, without the publish flag, which has a switch. */
export function useWaitingSteps(type: PostingType, id: number) {
  const isOffline = useConnection() === 'offline'
  return useOutbox().filter(
    // Online, the first attempt normally succeeds at once, so the entry would only flash.
    ({ kind, lane, attempts, error }) =>
      kind !== 'posting-flag' &&
      lane === `posting:${type}:${id}` &&
      (isOffline || attempts > 1 || error !== null),
  )
}
