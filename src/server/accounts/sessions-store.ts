import { type Insertable, type Kysely, sql } from 'kysely'
import type { SessionEnd } from '#shared/contract/session-ends.ts'
import { compileLater, compileOnce } from '../db/compile-once.ts'
import type { SessionTable } from '../db/tables/sessions.ts'
import type { Tables } from '../db/tables.ts'
import type { SessionTokens } from './session-rules.ts'

type Executor = Kysely<Tables>
type Reason = Exclude<SessionEnd, 'expired'>

export async function insertSession(db: Executor, session: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
}

/** A session with its user's role, `blocked_at` and `must_change_password`, or null. */
export async function findSession(db: Executor, id: string) {
  return (await sessionById(db, id))[0] ?? null
}

/** As `findSession`, together with the next statement of the transaction. */
export async function findSessionLater(trx: Executor, id: string) {
  const rows = await sessionByIdLater(trx, id)
  return () => rows()[0] ?? null
}

/** As `findSession`; locks the row until the transaction ends. */
export async function lockSession(trx: Executor, id: string) {
  const row = await sessionsWithUser(trx)
    .where('sessions.id', '=', id)
    .forUpdate('sessions')
    .executeTakeFirst()
  return row ?? null
}

const sessionsWithUser = (db: Executor) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    // Columns by name instead of `*`, so that the statement of every signed-in request is prepared (db/prepared-client.ts).
    .select(['sessions.id', 'sessions.user_id', 'sessions.current_jti', 'sessions.current_issued_at'])
    .select(['sessions.previous_jti', 'sessions.previous_revoked_at', 'sessions.successor_used'])
    .select(['sessions.device', 'sessions.created_at', 'sessions.last_used_at', 'sessions.requested_at'])
    .select(['sessions.expires_at'])
    .select([
      'sessions.revoked_at',
      'sessions.end_reason',
      'sessions.by_temporary_password',
      'users.role',
      'users.staff_role',
    ])
    .select(['users.blocked_at', 'users.must_change_password'])

const withId = (db: Executor, id: string) => sessionsWithUser(db).where('sessions.id', '=', id)
const sessionById = compileOnce(withId)
const sessionByIdLater = compileLater(withId)

/** A user's sessions that are neither revoked nor expired, the last used first. */
export async function findLiveSessions(db: Executor, userId: number, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'requested_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function saveTokens(trx: Executor, id: string, tokens: SessionTokens): Promise<void> {
  const { current_jti, current_issued_at, previous_jti, previous_revoked_at, successor_used } = tokens
  await trx
    .updateTable('sessions')
    .set({
      current_jti,
      current_issued_at,
      previous_jti,
      previous_revoked_at,
      successor_used,
    })
    .where('id', '=', id)
    .execute()
}

/** Ends a session. */
export async function revokeSession(db: Executor, id: string, now: Date, reason: Reason): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends one of a user's own sessions; false when the user has no such active session. */
export async function revokeOwnSession(
  db: Executor,
  userId: number,
  id: string,
  now: Date,
  reason: Reason,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends all of a user's sessions except `keptId`. */
export async function revokeOtherSessions(
  db: Executor,
  userId: number,
  keptId: string,
  now: Date,
  reason: Reason,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('id', '<>', keptId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends all of a user's sessions and returns how many there were. */
export async function revokeAllSessions(
  trx: Executor,
  userId: number,
  now: Date,
  reason: Reason,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ revoked_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The number of a user's sessions that are neither revoked nor expired. */
export async function countLiveSessions(db: Executor, userId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Marks the successor as used if `jti` is the current token; a concurrent refresh may have replaced it.
 * @param isAway whether the request is a hidden tab's: no presence
 */
export async function touchSession(
  db: Executor,
  { id, jti }: { id: string; jti: string },
  now: Date,
  isAway: boolean,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ successor_used: sql<boolean>`successor_used or current_jti = ${jti}`, requested_at: now })
    .$if(!isAway, (query) => query.set({ last_used_at: now }))
    .where('id', '=', id)
    .execute()
}
