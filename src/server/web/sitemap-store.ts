import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** The newest listed jobs with when each last changed. */
export async function listJobAddresses(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<{ slug: string; updated_at: Date }[]> {
  return db
    .selectFrom('vacancies')
    .select(['slug', 'updated_at'])
    .where('approved_at', 'is not', null)
    .where('published', '=', true)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
