import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import type { Tables } from '../db/tables.ts'
import { OBJECTION_DAYS } from '../objections/objectionable.ts'

/** How long the mail log is kept. */
export const MAIL_LOG_DAYS = 14

/**
 * Deletes data whose retention period is over. Periods with a reason:
 * idempotency keys and the order of changes 31 days (older outbox entries are confirmed before they are sent);
 * declined, withdrawn and expired bids 6 months after their end (claims under the AGG), removed ones not before the time to
 * object is over, and none while an objection to its removal is not decided;
 * the address of a reporter until nobody can object to the decision any more, and each objection is decided;
 * the proof of an ended newsletter subscription 3 years (limitation period of claims).
 */
export async function forgetOld(db: Kysely<Tables>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await sql`delete from idempotency_keys where created_at < ${before(31)}`.execute(db)
  await sql`delete from intentions where intended_at < ${before(31)}`.execute(db)
  await sql`delete from login_attempts where attempted_at < ${before(1)}`.execute(db)
  await sql`delete from counted_acts where counted_at < ${before(7)}`.execute(db)
  await sql`delete from mail_attempts where attempted_at < ${before(MAIL_LOG_DAYS)}`.execute(db)
  await sql`delete from sessions where revoked_at < ${before(30)} or expires_at < ${before(30)}`.execute(db)
  await sql`delete from bids where (state in ('declined', 'withdrawn', 'expired') or removed_at is not null)
      and coalesce(ended_at < ${before(183)}, true) and coalesce(removed_at < ${before(OBJECTION_DAYS)}, true) and not exists (select from objections o
        where o.subject_type = 'bid' and o.subject_id = bids.id and o.outcome is null)`.execute(db)
  // With their rows, which are as large as the files. Those of blocked owners go on after the block.
  await sql`delete from import_runs where moved_at < ${before(14)} and state not in ('reading', 'importing')`.execute(
    db,
  )
  await sql`delete from newsletter_mails where queued_at < ${before(90)}`.execute(db)
  await sql`delete from newsletter_subscriptions
    where (confirmed_at is null and requested_at < ${before(14)}) or unsubscribed_at < ${before(3 * 365)}`.execute(
    db,
  )
  await sql`delete from rooms where updated_at < ${before(365)}`.execute(db)
  await sql`delete from notifications where created_at < ${before(90)}`.execute(db)
  await sql`delete from push_subscriptions using sessions
    where sessions.id = session_id and sessions.expires_at < ${now}`.execute(db)
  await sql`delete from company_invitations where expires_at < ${before(0)}`.execute(db)
  await sql`delete from company_domains where verified_at is null and expires_at < ${before(0)}`.execute(db)
  await sql`delete from email_tokens where expires_at < ${before(0)}`.execute(db)
  await sql`delete from sign_in_challenges where expires_at < ${before(0)}`.execute(db)
  await sql`delete from held_decisions where due_at < ${before(1)}`.execute(db)
  await sql`delete from held_approvals where due_at < ${before(1)}`.execute(db)
  await sql`delete from passkey_requests where expires_at < ${before(0)}`.execute(db)
  await sql`update reports set email = null
    where email is not null and decided_at < ${before(OBJECTION_DAYS)} and not exists (select from objections o
      where o.outcome is null and ((o.subject_type = 'report' and o.subject_id = reports.id)
        or o.author_id = reports.author_id))`.execute(db)
  await sql`update reports set text = null, subject_text = null, additions = '[]'
    where (text is not null or subject_text is not null or additions <> '[]') and decided_at < ${before(365)}`.execute(
    db,
  )
  // Nobody else has ever read these. The import does not create them again: their source has an entry without a text.
  await sql`with old as (select id from vacancies v where closed_at < ${before(30)} and moderation_state = 'pending'
      and approved_at is null and published_at is null and deleted_at is null
      and not exists (select from bids where vacancy_id = v.id) and not exists (select from objections o
        where o.subject_type = 'vacancy' and o.subject_id = v.id and o.outcome is null)),
    emptied as (update imported_vacancies set form = null where vacancy_id in (select id from old))
    delete from vacancies where id in (select id from old)`.execute(db)
  // The title of an objection about a message or a bid is its text.
  await sql`update objections set text = '', reason = '', answer = null,
      title = case when subject_type in ('message', 'bid') then '' else title end
    where text <> '' and outcome_at < ${before(365)}`.execute(db)
  await sql`delete from contact_messages where (state = 'spam' and created_at < ${before(30)})
    or (state in ('answered', 'done') and created_at < ${before(365)} and not exists (select from contact_replies reply
      where reply.message_id = contact_messages.id and reply.created_at >= ${before(365)}))`.execute(db)
}
