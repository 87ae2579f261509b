import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { type SavedSearch, SavedSearchAnswer } from '#shared/contract/saved-searches.ts'
import { savedSearchesKeys } from '../../cache/query-keys.ts'
import { ignoreNotFound, ignoreOutdated } from './base/ignored-errors.ts'
import { type CacheChange, defineKind, ONLY_LAST_COUNTS, type Sendable } from './base/kind.ts'

const refreshes = [savedSearchesKeys.all]
const NotifySchema = z.record(z.string(), z.boolean())

// The answer counts even if the list cannot be fetched anew.
const changeList = (
  { userId }: Pick<Sendable<unknown>, 'userId'>,
  change: (searches: SavedSearch[]) => SavedSearch[],
): CacheChange[] => [
  {
    queryKey: savedSearchesKeys.ofUser(userId),
    change: (data) => data && change(data as SavedSearch[]),
  },
]
const without = (searches: SavedSearch[], id: number) => searches.filter((one) => one.id !== id)
const searchOf = (answer: unknown) => SavedSearchAnswer.safeParse(answer).data?.data

/** A search to save. */
const savedSearchAdd = defineKind({
  body: z.object({ title: z.string(), filters: z.unknown(), notify: NotifySchema }),
  stored: { lane: 'saved-searches', body: { title: 'x', filters: {}, notify: { app: true } } },
  words: { what: msg`Save a search`, done: ({ title }) => msg`Saved: ${title}` },
  texts: [{ name: 'title', label: msg`Name of the search`, max: 120 }],
  lane: () => 'saved-searches',
  hasIdempotencyKey: true,
  send: ({ body }, call) => call.send('POST', '/cabinet/saved-searches', body),
  refreshes,
  cacheChanges(entry, answer) {
    const added = searchOf(answer)
    return added ? changeList(entry, (searches) => [added, ...without(searches, added.id)]) : []
  },
})

/** How a saved search notifies. */
const savedSearchNotify = defineKind({
  ...ONLY_LAST_COUNTS,
  body: z.object({ id: z.int(), notify: NotifySchema }),
  stored: { lane: 'saved-search:5', body: { id: 5, notify: { app: true } } },
  words: { what: msg`Change to a saved search`, done: msg`Saved` },
  lane: ({ id }) => `saved-search:${id}`,
  send: ({ body: { id, notify } }, call) =>
    call.send('PATCH', `/cabinet/saved-searches/${id}`, { notify }).catch(ignoreOutdated),
  refreshes,
  cacheChanges(entry, answer) {
    const changed = searchOf(answer)
    return changed
      ? changeList(entry, (searches) => searches.map((one) => (one.id === changed.id ? changed : one)))
      : []
  },
})

/** A saved search to delete. */
const savedSearchRemove = defineKind({
  body: z.object({ id: z.int() }),
  stored: { lane: 'saved-search:5', body: { id: 5 } },
  words: { what: msg`Delete a saved search`, done: msg`Deleted` },
  lane: ({ id }) => `saved-search:${id}`,
  deletesSubject: true,
  hasIdempotencyKey: false,
  send: ({ body: { id } }, call) =>
    call.send('DELETE', `/cabinet/saved-searches/${id}`).catch(ignoreNotFound).catch(ignoreOutdated),
  refreshes,
  cacheChanges: (entry) => changeList(entry, (searches) => without(searches, entry.body.id)),
})

export const kinds = {
  'saved-search-add': savedSearchAdd,
  'saved-search-notify': savedSearchNotify,
  'saved-search-remove': savedSearchRemove,
}

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
