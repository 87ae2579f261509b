import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { ownProfileKey, ownProfileOf, profileKeys } from '../../cache/query-keys.ts'
import { ignoreNotFound, ignoreOutdated } from './base/ignored-errors.ts'
import { type CacheChange, defineKind, ONLY_LAST_COUNTS, type Sendable } from './base/kind.ts'
import { followVersion, sendVersioned, sentTexts } from './base/versioned-text.ts'

const refreshes = [ownProfileKey, profileKeys.all]
const ListSchema = z.enum(['experience', 'education', 'languages'])
type List = z.infer<typeof ListSchema>
const FieldsSchema = z.record(z.string(), z.nullable(z.string()))
const EntryAnswer = z.object({ data: z.looseObject({ id: z.int(), version: z.optional(z.int()) }) })
const entryOf = (answer: unknown) => z.safeParse(EntryAnswer, answer).data?.data
type Entry = z.infer<typeof EntryAnswer>['data']

/** Changes the list in the cached profile, before anything is refetched. */
const changeList = (
  { userId, body: { list } }: Sendable<{ list: List }>,
  change: (entries: Entry[]) => Entry[],
): CacheChange[] => [
  {
    queryKey: ownProfileOf(userId),
    change(data) {
      const profile = data as Record<List, Entry[]> | undefined
      return profile && { ...profile, [list]: change(profile[list]) }
    },
  },
]

const without = (entries: Entry[], id: number) => entries.filter((entry) => entry.id !== id)

/** A new entry of one of the profile's lists: work experience, education, languages. */
const profileEntryAdd = defineKind({
  body: z.object({ list: ListSchema, fields: FieldsSchema }),
  stored: { lane: 'profile:experience', body: { list: 'experience', fields: { position: 'Baker' } } },
  words: { what: msg`Add to your profile`, done: msg`Saved` },
  lane: ({ list }) => `profile:${list}`,
  hasIdempotencyKey: true,
  send: ({ body: { list, fields } }, call) => call.send('POST', `/cabinet/${list}`, fields),
  refreshes,
  cacheChanges(entry, answer) {
    const added = entryOf(answer)
    return added ? changeList(entry, (entries) => [...without(entries, added.id), added]) : []
  },
})

const ChangeSchema = z.object({
  list: ListSchema,
  id: z.int(),
  fields: FieldsSchema,
  version: z.optional(z.int()),
  sent: z.optional(z.array(FieldsSchema)),
})
type Change = z.infer<typeof ChangeSchema>

/** Adds the texts of a former change that may have arrived. */
function rememberFields(former: Change, body: Change, isPerhapsSent: boolean): Change {
  const sent = sentTexts(former.sent, isPerhapsSent ? [former.fields] : [], body.sent)
  return sent ? { ...body, sent } : body
}

/** A changed entry of one of these lists. `version` is the one that it was written for. */
const profileEntryChange = defineKind({
  ...ONLY_LAST_COUNTS,
  body: ChangeSchema,
  stored: {
    lane: 'profile:languages:5',
    body: { list: 'languages', id: 5, fields: { level: 'b1' }, version: 7, sent: [{ level: 'a2' }] },
  },
  words: { what: msg`Change to your profile`, done: msg`Saved` },
  lane: ({ list, id }) => `profile:${list}:${id}`,
  // Both were written for the version that the earlier one knew.
  merge: (earlier, added, isPerhapsSent) => ({
    ...rememberFields(earlier, added, isPerhapsSent),
    fields: { ...earlier.fields, ...added.fields },
    version: earlier.version,
  }),
  amend: rememberFields,
  send: ({ body: { list, id, fields, version, sent = [] } }, call) =>
    sendVersioned(
      { text: fields, version, sent },
      (text, known) => call.send('PATCH', `/cabinet/${list}/${id}`, text, known),
      (answer) => entryOf(answer)?.version,
    ),
  updateLater: (later, { body }, answer) =>
    followVersion(later, 'version', { from: body.version, to: entryOf(answer)?.version }),
  refreshes,
  cacheChanges: (entry, answer) =>
    changeList(entry, (entries) =>
      entries.map((one) =>
        one.id === entry.body.id ? { ...one, ...entry.body.fields, version: entryOf(answer)?.version } : one,
      ),
    ),
})

/** A deleted entry of one of these lists. `version` is the one that the person saw: a later text is not deleted unseen. */
const profileEntryRemove = defineKind({
  body: z.object({ list: ListSchema, id: z.int(), version: z.optional(z.int()) }),
  stored: { lane: 'profile:education:5', body: { list: 'education', id: 5, version: 7 } },
  words: { what: msg`Delete from your profile`, done: msg`Deleted` },
  lane: ({ list, id }) => `profile:${list}:${id}`,
  deletesSubject: true,
  hasIdempotencyKey: false,
  send: ({ body: { list, id, version } }, call) =>
    call
      .send('DELETE', `/cabinet/${list}/${id}`, undefined, version)
      .catch(ignoreNotFound)
      .catch(ignoreOutdated),
  refreshes,
  cacheChanges: (entry) => changeList(entry, (entries) => without(entries, entry.body.id)),
})

export const kinds = {
  'profile-entry-add': profileEntryAdd,
  'profile-entry-change': profileEntryChange,
  'profile-entry-remove': profileEntryRemove,
}

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
