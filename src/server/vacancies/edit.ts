import type { Updateable } from 'kysely'
import type { VacancyPatch } from '#shared/contract/vacancies.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { VacancyTable, VacancyText } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { type FieldProblems, notFound, Problem } from '../http/problem.ts'
import { findTextProblems, requireGoodText } from './check-text.ts'
import { NO_REFUSAL } from './no-refusal.ts'
import { lockOwnVacancy, updateVacancy, type VacancyRow } from './store.ts'
import { isSameText, newestText, patchText, publicText, toColumns, unreadPart, wasApproved } from './text.ts'

/**
 * Changes an owner's vacancy. A changed text goes to moderation; the publish flag takes effect at once.
 * @param known the version that the new text was written for; null for any
 * @throws Problem 404, 409 vacancy_closed, 412 changed_elsewhere, 422
 */
export async function editVacancy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  id: number,
  patch: VacancyPatch,
  known: number | null = null,
): Promise<void> {
  const now = clock()
  await inTransaction(db, async (trx) => {
    const row = await lockOwnVacancy(trx, userId, id)
    if (!row) throw notFound()
    if (row.closed_at) throw new Problem('vacancy_closed')
    const stored = newestText(row)
    const text = patchText(stored, patch)
    // The request repeats one that has succeeded: its text is already stored, under a later version.
    if (known !== null && known !== row.version && !isSameText(text, stored))
      throw new Problem('changed_elsewhere')
    await requireGoodText(trx, text, now, stored)
    const textChanges = isSameText(text, stored) ? {} : { ...changesOfText(row, text, now), edited_at: now }
    const changes = { ...textChanges, ...changesOfFlag(row, patch.published, now) }
    if (Object.keys(changes).length) await updateVacancy(trx, id, { ...changes, updated_at: now })
  })
}

/**
 * Drops an owner's changed text that waits or was rejected: the approved text is the only one again. Idempotent.
 * @throws Problem 404, 409 vacancy_closed or not_approved
 */
export async function dropVacancyChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  id: number,
): Promise<void> {
  const now = clock()
  await inTransaction(db, async (trx) => {
    const row = await lockOwnVacancy(trx, userId, id)
    if (!row) throw notFound()
    if (row.closed_at) throw new Problem('vacancy_closed')
    if (!row.approved_at) throw new Problem('not_approved')
    const changes = changesOfText(row, publicText(row), now)
    if (Object.keys(changes).length) await updateVacancy(trx, id, { ...changes, updated_at: now })
  })
}

/**
 * Finds the broken rules in the valid fields of an invalid patch, combined with the stored fields.
 * @throws Problem 404
 */
export async function findPatchProblems(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  id: number,
  { published: _, ...patch }: VacancyPatch,
  invalid: readonly string[],
): Promise<FieldProblems> {
  const row = await lockOwnVacancy(db, userId, id)
  if (!row) throw notFound()
  const known = newestText(row)
  const kept = Object.entries(known).filter(([field]) => !invalid.includes(field))
  return findTextProblems(
    db,
    { ...Object.fromEntries(kept), ...patch } as Partial<VacancyText>,
    clock(),
    known,
  )
}

/**
 * The columns that a new text changes. Other people see the last approved text until the new one is approved, also
 * after the vacancy was taken down (src/docs/product.md, "Vacancies"). Fields that need no moderator are public at once.
 */
export function changesOfText(row: VacancyRow, text: VacancyText, now: Date): Updateable<VacancyTable> {
  const newest = newestText(row)
  if (isSameText(text, newest)) return {}
  const version = row.version + 1
  const unread = unreadPart(text)
  const approved = { ...publicText(row), ...unread }
  if (row.approved_at && isSameText(text, approved)) {
    // The text is again the approved one, so there is nothing to decide.
    return { ...unread, version, draft: null, moderation_state: 'approved', ...NO_REFUSAL }
  }
  const hasDraft = wasApproved(row)
  const stored = hasDraft ? { ...unread, draft: JSON.stringify(text) } : { ...toColumns(text), draft: null }
  // The decision about the rest of the text stays, and its place in the queue.
  if (isSameText(text, { ...newest, ...unread })) return { ...stored, version }
  return { version, ...stored, moderation_state: 'pending', ...NO_REFUSAL, submitted_at: now }
}

function changesOfFlag(row: VacancyRow, published: boolean | undefined, now: Date): Updateable<VacancyTable> {
  if (published === undefined || published === row.published) return {}
  const isFirst = published && row.approved_at !== null && row.published_at === null
  // Publishing confirms the vacancy. Otherwise it would be paused again at once.
  return { published, ...(published ? { confirmed_at: now } : {}), ...(isFirst ? { published_at: now } : {}) }
}
