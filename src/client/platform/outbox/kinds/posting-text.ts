import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { ApiError } from '../../api/errors.ts'
import { ownVacancyKeys } from '../../cache/query-keys.ts'
import type { Caller } from './base/caller.ts'
import { ignoreNotFound } from './base/ignored-errors.ts'
import { type CacheChange, type DraftUpdate, defineKind } from './base/kind.ts'
import {
  changeOwnPostings,
  POSTING_QUERIES,
  type PostingType,
  postingLane,
  postingOf,
  postingPath,
} from './base/posting.ts'
import { followVersion, ignoreTaken, sendNewest, sendVersioned, sentTexts } from './base/versioned-text.ts'

const FieldsSchema = z.record(z.string(), z.unknown())
type Fields = z.infer<typeof FieldsSchema>
/** `sent` are former texts of the entry that may have arrived. */
const text = { fields: FieldsSchema, sent: z.optional(z.array(FieldsSchema)) }
type Text = { fields: Fields; sent?: Fields[] | undefined }

function amend<Body extends Text>(former: Body, edited: Body, isPerhapsSent: boolean): Body {
  const sent = sentTexts(former.sent, isPerhapsSent ? [former.fields] : [])
  return sent ? { ...edited, sent } : edited
}

/** Changes the text of a posting, which may have an earlier text of this entry already. */
const changeText = (
  type: PostingType,
  { id, version, fields, sent = [] }: Text & { id: number; version?: number | null | undefined },
  call: Caller,
): Promise<unknown> =>
  sendVersioned(
    { text: fields, version: version ?? undefined, sent },
    (text, known) => call.send('PATCH', postingPath(type, id), text, known),
    (answer) => postingOf(answer)?.version,
  )

/** Creates a posting. If an earlier text of this entry has created it already, that is changed. */
const createText = (type: PostingType, { fields, sent = [] }: Text, call: Caller): Promise<unknown> =>
  sendNewest(
    { text: fields, sent },
    (text) => call.send('POST', postingPath(type), text),
    async (arrived) => {
      const stored = postingOf(arrived)
      return stored ? changeText(type, { ...stored, fields, sent }, call) : arrived
    },
  )

/**
 * Creates a discarded posting, which may be there already, and deletes it. Whichever of its texts has arrived is accepted,
 * so the newest one, which the server may refuse, comes last.
 */
async function createAndDelete(
  type: PostingType,
  { fields, sent = [] }: Text,
  call: Caller,
): Promise<unknown> {
  const create = (text: Fields) => call.send('POST', postingPath(type), text)
  let answer: unknown
  for (const earlier of sent) answer ??= await create(earlier).catch(ignoreWrongText)
  answer ??= await create(fields)
  const stored = postingOf(answer)
  if (stored) await call.send('DELETE', postingPath(type, stored.id)).catch(ignoreNotFound)
  return answer
}

function ignoreWrongText(error: unknown): undefined {
  if (!(error instanceof ApiError && error.status === 422)) return ignoreTaken(error)
}

/** Puts the answer into the cached lists, at the front when it is new. */
function showAnswer(type: PostingType, userId: number, answer: unknown): CacheChange[] {
  const stored = postingOf(answer)
  if (!stored) return []
  return [
    ...changeOwnPostings(type, userId, (postings) =>
      postings.some(({ id }) => id === stored.id)
        ? postings.map((posting) => (posting.id === stored.id ? { ...posting, ...stored } : posting))
        : [stored, ...postings],
    ),
    // The form of a vacancy reads it alone.
    {
      queryKey: ownVacancyKeys.ofUser(userId),
      change: (data) =>
        type === 'vacancy' && (data as { id?: number } | undefined)?.id === stored.id ? stored : data,
    },
  ]
}

/** Gives a draft that was typed while a text waited the version of that text, so that it shows no conflict with it. */
function follow(
  type: PostingType,
  from: { name: number | string; version: number | null },
  answer: unknown,
): DraftUpdate[] {
  const stored = postingOf(answer)
  if (!stored) return []
  const change = (draft: unknown) =>
    (draft as { version?: number | null }).version === from.version
      ? { ...(draft as object), version: stored.version, submitted: undefined }
      : draft
  return [{ draftKey: `${type}:${from.name}`, newKey: `${type}:${stored.id}`, change }]
}

/** The change of the cached lists that leaves out a deleted posting. */
const withoutPosting = (type: PostingType, userId: number, removed: number): CacheChange[] =>
  changeOwnPostings(type, userId, (postings) => postings.filter(({ id }) => id !== removed))

/** A new vacancy or offer. `key` names it until it has an id; with `discarded` it is deleted once it was created. */
const defineCreation = (type: PostingType, what: MessageDescriptor) =>
  defineKind({
    body: z.object({ key: z.string(), ...text, discarded: z.optional(z.boolean()) }),
    stored: {
      lane: `posting:${type}:x`,
      body: { key: 'x', fields: { language: 'de' }, sent: [{ language: 'en' }] },
    },
    words: { what, done: ({ discarded }) => (discarded ? msg`Deleted` : msg`Saved`) },
    lane: ({ key }) => postingLane(type, key),
    hasIdempotencyKey: true,
    amend,
    // After the server has refused all texts of a discarded entry, nothing is left to delete.
    discard: (body, isPerhapsSent) =>
      isPerhapsSent || (body.sent && !body.discarded) ? { ...body, discarded: true } : null,
    keep: ({ discarded, ...body }) => (discarded ? body : null),
    renew: ({ fields }) => ({ key: crypto.randomUUID(), fields }),
    send: ({ body }, call) => (body.discarded ? createAndDelete : createText)(type, body, call),
    refreshes: POSTING_QUERIES,
    cacheChanges({ userId, body: { discarded } }, answer) {
      const created = postingOf(answer)
      return discarded && created
        ? withoutPosting(type, userId, created.id)
        : showAnswer(type, userId, answer)
    },
    updateDrafts: ({ body: { key, discarded } }, answer) =>
      discarded ? [] : follow(type, { name: key, version: null }, answer),
  })

/** A changed text of a vacancy or offer. `version` is the one that it was written for. */
const defineChange = (type: PostingType, what: MessageDescriptor) =>
  defineKind({
    body: z.object({ id: z.int(), version: z.nullable(z.int()), ...text }),
    stored: {
      lane: `posting:${type}:5`,
      body: { id: 5, version: 1, fields: { language: 'de' }, sent: [{ language: 'en' }] },
    },
    words: { what, done: msg`Saved` },
    lane: ({ id }) => postingLane(type, id),
    hasIdempotencyKey: false,
    amend,
    send: ({ body }, call) => changeText(type, body, call),
    refreshes: POSTING_QUERIES,
    cacheChanges: ({ userId }, answer) => showAnswer(type, userId, answer),
    updateDrafts: ({ body: { id, version } }, answer) => follow(type, { name: id, version }, answer),
    updateLater: (later, { body }, answer) =>
      followVersion(later, 'version', { from: body.version, to: postingOf(answer)?.version }),
  })

/** A vacancy or offer to delete. */
const defineRemoval = (type: PostingType, what: MessageDescriptor) =>
  defineKind({
    body: z.object({ id: z.int() }),
    stored: { lane: `posting:${type}:5`, body: { id: 5 } },
    words: { what, done: msg`Deleted` },
    lane: ({ id }) => postingLane(type, id),
    hasIdempotencyKey: false,
    deletesSubject: true,
    send: ({ body: { id } }, call) => call.send('DELETE', postingPath(type, id)).catch(ignoreNotFound),
    refreshes: POSTING_QUERIES,
    cacheChanges: ({ userId, body: { id } }) => withoutPosting(type, userId, id),
  })

export const kinds = {
  'offer-creation': defineCreation('offer', msg`New offer`),
  'offer-change': defineChange('offer', msg`Changed offer`),
  'offer-removal': defineRemoval('offer', msg`Delete an offer`),
  'vacancy-creation': defineCreation('vacancy', msg`New vacancy`),
  'vacancy-change': defineChange('vacancy', msg`Changed vacancy`),
  'vacancy-removal': defineRemoval('vacancy', msg`Delete a vacancy`),
}

declare module './base/kind.ts' {
  interface OutboxKinds extends Declared<typeof kinds> {}
}
