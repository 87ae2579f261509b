import type { Language } from '#shared/contract/languages.ts'
import type { Profile } from '#shared/contract/profiles.ts'
import type { Db } from '../db/connect.ts'
import { notFound } from '../http/problem.ts'
import { listEntries } from './entries-store.ts'
import { findOwnProfile, listRubricNames } from './store.ts'
import { toProfile } from './view.ts'

/**
 * The current user's own full profile.
 * @throws Problem 404
 */
export async function readOwnProfile(
  db: Db,
  language: Language,
  userId: number,
): Promise<{ profile: Profile; email: string; updatedAt: Date }> {
  const row = await findOwnProfile(db, language, userId)
  const entries = (await listEntries(db, [userId])).get(userId)
  if (!row || !entries) throw notFound()
  const profile = toProfile(row, { entries, rubrics: await listRubricNames(db, language) })
  return { profile, email: row.email, updatedAt: row.updated_at ?? row.member_since }
}
