import { promisifyRequest } from 'idb-keyval'
import * as z from 'zod/mini'
import { forgetSent, listSent, rememberSent } from '../cache/sent-answers.ts'
import { sessionSource } from '../device/session/source.ts'
import { userStores } from '../device/storage/stores.ts'
import { kindOf, type OutboxEntry, OutboxEntrySchema } from './entry.ts'
import { openOutboxStore } from './store.ts'

type Draft = { value: unknown; savedAt: number }

/**
 * Stores what an accepted entry has changed: the answer, and the version on which a form's draft or a later entry is
 * based. Storage errors are ignored, because the entry was sent.
 * @throws DOMException when a later entry keeps its version: it would conflict with this one, which must stay until then
 */
export async function recordSent(entry: OutboxEntry, answer: unknown): Promise<void> {
  await Promise.all([
    keepAnswer(entry, answer).catch(() => undefined),
    changeStored(entry, answer).catch(() => undefined),
    followInDraft(entry, answer).catch(() => undefined),
    followInLater(entry, answer),
  ])
}

async function keepAnswer(entry: OutboxEntry, answer: unknown): Promise<void> {
  const { id, userId, body } = entry
  const small = { ...entry, body: kindOf(entry).dropLargeData?.(body) ?? body }
  await rememberSent(userId, id, { entry: small, answer, at: Date.now() })
  // A sign-out deletes the token first, then the data. An answer that is stored after that is deleted again.
  const session = await sessionSource()?.load()
  if (session?.userId !== userId) await forgetSent(userId, { id })
}

async function changeStored(entry: OutboxEntry, answer: unknown): Promise<void> {
  for (const { store, key, change } of kindOf(entry).storedChanges?.(entry, answer) ?? [])
    await userStores(entry.userId)[store]('readwrite', async (values) => {
      const value: unknown = await promisifyRequest(values.get(key))
      // After a sign-out nothing is stored, and nothing may be.
      if (value !== undefined) values.put(change(value), key)
    })
}

async function followInDraft(entry: OutboxEntry, answer: unknown): Promise<void> {
  for (const { draftKey, newKey, change } of kindOf(entry).updateDrafts?.(entry, answer) ?? [])
    await userStores(entry.userId).drafts('readwrite', async (drafts) => {
      const draft: Draft | undefined = await promisifyRequest(drafts.get(draftKey))
      if (!draft) return
      drafts.delete(draftKey)
      drafts.put({ ...draft, value: change(draft.value) }, newKey)
    })
}

/**
 * Updates later entries of the lane that name a version. There are such entries when this one was being sent or was encrypted
 * while they were written, or when they delete its subject: otherwise they replace the waiting entry, or the form edits it.
 */
async function followInLater(entry: OutboxEntry, answer: unknown): Promise<void> {
  const { updateLater, convertLater } = kindOf(entry)
  if (!updateLater && !convertLater) return
  for (const later of await openOutboxStore(entry.userId).list()) await follow(later, entry, answer)
}

/**
 * Updates an entry with the answers to earlier ones of its lane, as `followInLater` does when they are sent. One that was written
 * right after that, before its form heard of the answer, would conflict with its device's own text.
 */
export async function followSent(entry: OutboxEntry): Promise<void> {
  if (!kindOf(entry).updateLater) return
  for (const { entry: stored, answer } of await listSent(entry.userId)) {
    const earlier = z.safeParse(OutboxEntrySchema, stored).data
    if (earlier) await follow(entry, earlier, answer)
  }
}

/** Updates a stored entry with the answer to an earlier one, if both are of one lane. */
async function follow({ id, userId, lane, seq }: OutboxEntry, earlier: OutboxEntry, answer: unknown) {
  const { updateLater, convertLater } = kindOf(earlier)
  if (!(updateLater || convertLater) || lane !== earlier.lane || seq <= earlier.seq) return
  await openOutboxStore(userId).change(id, (later) => {
    const converted = later.kind === earlier.kind ? convertLater?.(later.body, answer) : null
    if (converted) return { ...later, ...converted } as OutboxEntry
    return updateLater ? ({ ...later, body: updateLater(later.body, earlier, answer) } as OutboxEntry) : later
  })
}
