import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'

/**
 * Deletes what is kept for a time only: idempotency keys 31 days (no entry of an outbox may be older than 30),
 * wrong passwords 1 day, counted acts 7 days, sessions 30 days after their end, links of mails once they are over, bids that came to
 * nothing 6 months (AGG), newsletter requests that nobody confirmed 14 days, the proof of an ended one 3 years (until
 * claims lapse), rooms 12 months after their last message, notifications 90 days.
 */
export async function forgetOld(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await sql`delete from idempotency_keys where created_at < ${before(31)}`.execute(db)
  await sql`delete from login_attempts where attempted_at < ${before(1)}`.execute(db)
  await sql`delete from counted_acts where counted_at < ${before(7)}`.execute(db)
  await sql`delete from sessions where expires_at < ${before(30)}`.execute(db)
  await sql`delete from bids where state in ('declined', 'withdrawn', 'expired') and created_at < ${before(183)}`.execute(
    db,
  )
  await sql`delete from newsletter_subscriptions
    where (confirmed_at is null and requested_at < ${before(14)}) or unsubscribed_at < ${before(3 * 365)}`.execute(
    db,
  )
  await sql`delete from rooms where updated_at < ${before(365)}`.execute(db)
  await sql`delete from notifications where created_at < ${before(90)}`.execute(db)
  await sql`delete from push_subscriptions using sessions
    where sessions.id = session_id and sessions.expires_at < ${now}`.execute(db)
  await sql`delete from email_tokens where expires_at < ${before(0)}`.execute(db)
  await sql`update reports set email = null where email is not null and decided_at < ${before(183)}`.execute(
    db,
  )
}
