import { useEffect } from 'react'
import { useConnection } from '#client/platform/api/use-connection.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { useEntries, useOutbox, useWaiting } from '#client/platform/outbox/use-outbox.ts'

export type PostingType = 'vacancy' | 'offer'
type Place = { id: number; name: string }
type Posting = { id: number; rubric: Place; city: Place }

export type Creation = EntryOf<'offer-creation' | 'vacancy-creation'>
export type Change = EntryOf<'offer-change' | 'vacancy-change'>

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
export function useWaitingTexts<P extends Posting>(type: PostingType, postings: readonly P[]): P[] {
  const removed = useWaiting<'offer-removal' | 'vacancy-removal'>(`${type}-removal`)
  const changed = useWaiting<'offer-change' | 'vacancy-change'>(`${type}-change`)
  return postings
    .filter((posting) => !removed.some(({ id }) => id === posting.id))
    .map((posting) => {
      const change = changed.findLast(({ id }) => id === posting.id)
      return change ? withText(posting, change.fields) : posting
    })
}

function withText<P extends Posting>(posting: P, fields: Change['body']['fields']): P {
  const { rubric_id, city_id, ...text } = fields
  return {
    ...posting,
    ...text,
    rubric: placeOf(posting.rubric, rubric_id),
    city: placeOf(posting.city, city_id),
  }
}

// The entry has no names, because they depend on the language.
const placeOf = (known: Place, id: unknown): Place =>
  typeof id !== 'number' || id === known.id ? known : { id, name: '' }

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
