import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Whether an owner has a vacancy whose text a moderator has approved, and not taken down since. */
export async function hasApprovedVacancy(db: Kysely<Tables>, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('user_id', '=', userId)
    .where('approved_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
