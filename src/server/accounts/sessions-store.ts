import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** A session with its user's role and block, or null. */
export async function findSession(db: Executor, id: string) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .select(['users.role', 'users.blocked_at'])
    .where('sessions.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Ends a session for good. */
export async function revokeSession(db: Executor, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Notes that a session was used just now, and whether it was with its current token. */
export async function touchSession(db: Executor, id: string, now: Date, withCurrent: boolean): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now, ...(withCurrent ? { successor_used: true } : {}) })
    .where('id', '=', id)
    .execute()
}
