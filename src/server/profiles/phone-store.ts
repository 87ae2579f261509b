import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** Lets the numbers shown to one employer be counted one after the other until the transaction ends. */
export async function holdViewer(trx: Executor, bossId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(4, ${bossId}::int)`.execute(trx)
}

/** The number of a job seeker who has one and a confirmed address, and what they show; or null. */
export async function findPhone(db: Executor, userId: number) {
  const row = await db
    .selectFrom('users')
    .leftJoin('profiles as p', 'p.user_id', 'users.id')
    .select(['users.phone', 'p.visibility'])
    .where('users.id', '=', userId)
    .where('users.role', '=', 'worker')
    .where('users.phone', 'is not', null)
    .where('users.email_confirmed_at', 'is not', null)
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst()
  return row?.phone ? { phone: row.phone, visibility: row.visibility } : null
}

/** Whose numbers an employer was shown since a time, and when, latest first. */
export async function listViews(db: Executor, bossId: number, since: Date) {
  return db
    .selectFrom('phone_views')
    .select(['user_id', 'viewed_at'])
    .where('boss_id', '=', bossId)
    .where('viewed_at', '>', since)
    .orderBy('viewed_at', 'desc')
    .execute()
}

/** Notes that an employer was shown somebody's number, with a line in the audit log. */
export async function insertView(trx: Executor, bossId: number, userId: number, now: Date): Promise<void> {
  await trx.insertInto('phone_views').values({ boss_id: bossId, user_id: userId, viewed_at: now }).execute()
  await trx
    .insertInto('audit_log')
    .values({
      actor_id: bossId,
      action: 'phone.shown',
      subject_type: 'user',
      subject_id: userId,
      reason: null,
      created_at: now,
    })
    .execute()
}
