import { type Kysely, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'

const AT_ONCE = 1000

/** Which of these sessions have ended: revoked, expired, deleted or of a blocked user. */
export async function findEndedSessions(db: Kysely<Tables>, ids: string[], now: Date): Promise<Set<string>> {
  const ended = new Set(ids)
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const live = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('sessions.id')
      .where('sessions.id', 'in', ids.slice(from, from + AT_ONCE))
      .where('sessions.revoked_at', 'is', null)
      .where('sessions.expires_at', '>', now)
      .where('users.blocked_at', 'is', null)
      .execute()
    for (const { id } of live) ended.delete(id)
  }
  return ended
}

/** Sessions that ended since a time, with their users: revoked, expired or of a blocked user. */
export async function findEndedSince(
  db: Kysely<Tables>,
  since: Date,
  now: Date,
): Promise<{ id: string; user_id: number }[]> {
  const { rows } = await sql<{ id: string; user_id: number }>`
    select id::text, user_id from sessions where revoked_at > ${since}
    union select id::text, user_id from sessions where expires_at > ${since} and expires_at <= ${now}
    union select s.id::text, s.user_id from sessions s join users u on u.id = s.user_id
      where u.blocked_at > ${since} and s.revoked_at is null`.execute(db)
  return rows
}

/** Sends the parts of messages with NOTIFY, in order. */
export async function notify(db: Kysely<Tables>, channel: string, parts: string[]): Promise<void> {
  await sql`select pg_notify(${channel}, part) from unnest(${parts}::text[]) with ordinality as parts (part, place)
    order by place`.execute(db)
}
