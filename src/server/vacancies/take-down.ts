import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { lockVacancy, updateVacancy } from './store.ts'
import { newestText, toColumns } from './text.ts'

/**
 * Takes a vacancy down, as if it had never been approved. Its owner sees the reason and may correct and resubmit it.
 * Does nothing when the vacancy is already deleted.
 */
export async function takeDownVacancy(
  trx: Kysely<Tables>,
  id: number,
  reason: string,
  now: Date,
): Promise<void> {
  const row = await lockVacancy(trx, id)
  if (!row) return
  await updateVacancy(trx, id, {
    // Drafts exist only beside an approved text, so the newest text moves to the columns.
    ...toColumns(newestText(row)),
    draft: null,
    version: row.version + 1,
    approved_version: null,
    approved_at: null,
    // The next approval starts a full term.
    expires_at: null,
    moderation_state: 'rejected',
    moderation_reason: reason,
    updated_at: now,
  })
}
