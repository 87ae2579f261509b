import type { Kysely, Transaction } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import type { Tables } from '../db/tables.ts'
import { lockHiding, saveHiding, saveShowing } from './hidden-profile-store.ts'

/**
 * Hides a person's public page, and their picture everywhere. They keep their data in the cabinet.
 * @returns false when it is hidden already or the account is gone
 */
export async function hideProfile(
  trx: Transaction<Tables>,
  id: number,
  statement: Statement,
  now: Date,
): Promise<boolean> {
  const row = await lockHiding(trx, id)
  if (!row || row.profile_hidden_at) return false
  await saveHiding(trx, id, { ...statement, at: now })
  return true
}

/** Shows a hidden profile again. @returns whether it was hidden */
export async function showProfileAgain(trx: Transaction<Tables>, id: number): Promise<boolean> {
  const row = await lockHiding(trx, id)
  if (!row?.profile_hidden_at) return false
  await saveShowing(trx, id)
  return true
}

/** The decision that hides a person's profile, or null. */
export async function hidingOf(db: Kysely<Tables>, id: number) {
  const row = await lockHiding(db, id)
  return row?.profile_hidden_at
    ? {
        title: row.name,
        at: row.profile_hidden_at,
        reason: row.profile_hidden_reason ?? '',
        ground: row.profile_hidden_ground,
      }
    : null
}
