import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { lockVacancy, updateVacancy } from './store.ts'
import { newestText, toColumns } from './text.ts'

/**
 * Takes a vacancy out of everybody's sight, as if it had never been approved; its owner reads why, may mend it and
 * hand it in again. One that is gone already is no matter.
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
    // Without an approved text there is nothing for a draft to stand beside.
    ...toColumns(newestText(row)),
    draft: null,
    version: row.version + 1,
    approved_version: null,
    approved_at: null,
    // Approved again, it begins a whole term.
    expires_at: null,
    moderation_state: 'rejected',
    moderation_reason: reason,
    updated_at: now,
  })
}
