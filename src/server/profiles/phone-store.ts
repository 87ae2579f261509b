import { type Kysely, sql } from 'kysely'
import { hasPublicProfile } from '../db/has-public-profile.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** Locks an employer's phone views until the transaction ends, so that the limit also holds for parallel requests. */
export async function lockPhoneViews(trx: Executor, bossId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(4, ${bossId}::int)`.execute(trx)
}

/** Phone number and visibility of a job seeker with a public profile and a confirmed address; null without a number. */
export async function findPhone(db: Executor, userId: number) {
  const row = await db
    .selectFrom('users')
    .leftJoin('profiles as p', 'p.user_id', 'users.id')
    .select(['users.phone', 'p.visibility'])
    .where('users.id', '=', userId)
    .where((eb) => eb.or([eb('users.role', '=', 'worker'), eb('users.second_role', 'is not', null)]))
    .where('users.phone', 'is not', null)
    .where('users.email_confirmed_at', 'is not', null)
    .where(hasPublicProfile)
    .executeTakeFirst()
  return row?.phone ? { phone: row.phone, visibility: row.visibility } : null
}

/** The job seekers whose numbers an employer was shown since a time, latest first. */
export async function listViews(db: Executor, bossId: number, since: Date) {
  return db
    .selectFrom('phone_views')
    .select(['user_id', 'viewed_at'])
    .where('boss_id', '=', bossId)
    .where('viewed_at', '>', since)
    .orderBy('viewed_at', 'desc')
    .execute()
}

/** Records that an employer was shown a number. */
export async function insertView(trx: Executor, bossId: number, userId: number, now: Date): Promise<void> {
  await trx.insertInto('phone_views').values({ boss_id: bossId, user_id: userId, viewed_at: now }).execute()
}
