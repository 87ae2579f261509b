import type { Kysely } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import type { Tables } from '../db/tables.ts'
import { lockVacancy, updateVacancy } from './store.ts'

/** Locks a vacancy and returns its owner, its title, and whether and in which version a text is public; null without it. */
export async function findForTakeDown(trx: Kysely<Tables>, id: number) {
  const row = await lockVacancy(trx, id)
  return (
    row && {
      ownerId: row.user_id,
      title: row.title,
      isApproved: row.approved_at !== null,
      publicVersion: row.approved_version,
    }
  )
}

/**
 * Takes a vacancy down. Its owner sees the reason and may correct and resubmit it. Bidders and favourites keep the last
 * approved title, so the columns stay as they are.
 * @returns false when no approved text is left: it is already taken down, also when a corrected text is in moderation, or
 * deleted
 */
export async function takeDownVacancy(
  trx: Kysely<Tables>,
  id: number,
  { reason, ground }: Statement,
  now: Date,
): Promise<boolean> {
  const row = await lockVacancy(trx, id)
  if (!row?.approved_at) return false
  await updateVacancy(trx, id, {
    version: row.version + 1,
    approved_version: null,
    approved_at: null,
    // The next approval starts a full publication period.
    expires_at: null,
    moderation_state: 'rejected',
    moderation_reason: reason,
    moderation_ground: ground,
    updated_at: now,
  })
  return true
}
