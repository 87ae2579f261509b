import { promisifyRequest } from 'idb-keyval'
import { forgetSent, rememberSent } from '../cache/sent-answers.ts'
import { sessionSource } from '../device/session/source.ts'
import { userStores } from '../device/storage/stores.ts'
import { kindOf, type OutboxEntry } from './entry.ts'

type Draft = { value: unknown; savedAt: number }

/**
 * Records on the disk what an accepted entry has changed: the answer, and the version for which a form's draft is
 * written. Storage errors are ignored, because the entry was sent.
 */
export async function recordSent(entry: OutboxEntry, answer: unknown): Promise<void> {
  await Promise.all([keepAnswer(entry, answer), followInDraft(entry, answer)]).catch(() => undefined)
}

async function keepAnswer(entry: OutboxEntry, answer: unknown): Promise<void> {
  const { id, userId } = entry
  await rememberSent(userId, id, { entry, answer, at: Date.now() })
  // Signing out deletes the token first, then the data: an answer stored after that must not stay.
  const session = await sessionSource()?.load()
  if (session?.userId !== userId) await forgetSent(userId, { id })
}

async function followInDraft(entry: OutboxEntry, answer: unknown): Promise<void> {
  const followed = kindOf(entry).follow?.(entry, answer)
  if (!followed) return
  await userStores(entry.userId).drafts('readwrite', async (drafts) => {
    const draft: Draft | undefined = await promisifyRequest(drafts.get(followed.draftKey))
    if (!draft) return
    drafts.delete(followed.draftKey)
    drafts.put({ ...draft, value: followed.change(draft.value) }, followed.newKey)
  })
}
