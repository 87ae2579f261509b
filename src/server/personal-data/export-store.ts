import { type Kysely, type RawBuilder, sql } from 'kysely'
import { reporterReason } from '../db/reporter-reason.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
type Rows = Record<string, unknown>[]

const PERSON = sql`u.name || ' ' || left(u.surname, 1) || '.'`
const PLACE = sql`jsonb_build_object('rubric', (select names from rubrics where id = t.rubric_id),
  'city', (select names from cities where id = t.city_id))`

/**
 * Where personal data is stored, and which columns are exported. Hashes of passwords and tokens, and keys, are left
 * out: they are useless to the person and dangerous in wrong hands.
 */
export const PARTS: Record<string, (id: number) => RawBuilder<{ row: Record<string, unknown> }>> = {
  account: (id) => sql`select to_jsonb(t) - array['password_hash', 'temporary_password_hash',
      'former_temporary_password_hash', 'seal_secret'] as row
    from users t where id = ${id}`,
  sessions: (id) => sql`select to_jsonb(t) - array['current_jti', 'previous_jti'] as row
    from sessions t where user_id = ${id}`,
  second_factor: (id) => sql`select jsonb_build_object('confirmed_at', confirmed_at) as row
    from totp_factors where user_id = ${id} and confirmed_at is not null`,
  passkeys: (id) => sql`select to_jsonb(t) - array['public_key', 'counter'] as row
    from passkeys t where user_id = ${id}`,
  recovery_codes: (id) => sql`select jsonb_build_object('used_at', used_at) as row
    from recovery_codes where user_id = ${id}`,
  profile: (
    id,
  ) => sql`select to_jsonb(t) || jsonb_build_object('city', (select names from cities where id = t.city_id))
    as row from profiles t where user_id = ${id}`,
  experience: (id) => sql`select to_jsonb(t) as row from work_experience t where user_id = ${id}`,
  education: (id) => sql`select to_jsonb(t) as row from education t where user_id = ${id}`,
  languages: (id) => sql`select to_jsonb(t) as row from language_skills t where user_id = ${id}`,
  vacancies: (id) => sql`select to_jsonb(t) || ${PLACE} as row from vacancies t where user_id = ${id}`,
  vacancy_templates: (id) => sql`select to_jsonb(t) as row from vacancy_templates t where user_id = ${id}`,
  import_sources: (id) => sql`select to_jsonb(t) as row from import_sources t where user_id = ${id}`,
  imported_rows: (
    id,
  ) => sql`select to_jsonb(t) as row from import_rows t join import_runs r on r.id = t.run_id
    join import_sources s on s.id = r.source_id where s.user_id = ${id}`,
  company: (id) => sql`select to_jsonb(m) || jsonb_build_object('company', to_jsonb(c)) as row
    from company_members m join companies c on c.id = m.company_id where m.user_id = ${id}`,
  sent_invitations: (id) => sql`select to_jsonb(t) - array['token_hash'] as row
    from company_invitations t where invited_by = ${id}`,
  requested_domains: (id) => sql`select to_jsonb(t) - array['token_hash'] as row
    from company_domains t where asked_by = ${id}`,
  offers: (id) => sql`select to_jsonb(t) || ${PLACE} as row from offers t where user_id = ${id}`,
  bids: (id) => sql`select to_jsonb(t) || jsonb_build_object('job', v.title) as row
    from bids t join vacancies v on v.id = t.vacancy_id where t.user_id = ${id}`,
  notes_on_bids: (id) => sql`select to_jsonb(t) as row from bid_notes t join bids on bids.id = t.bid_id
    join vacancies v on v.id = bids.vacancy_id where v.user_id = ${id}`,
  // Received messages are exported too: the person could always read them. Of one that staff have removed only its author
  // has the text.
  messages: (
    id,
  ) => sql`select to_jsonb(t) || jsonb_build_object('subject', r.subject_title, 'is_own', t.user_id = ${id})
      || case when t.removed_at is not null and t.user_id <> ${id} then jsonb_build_object('text', '', 'removed_reason', null)
        else '{}' end as row
    from messages t join rooms r on r.id = t.room_id
    where r.worker_id = ${id} or r.boss_id = ${id} order by t.room_id, t.seq`,
  favorite_jobs: (id) => sql`select to_jsonb(t) || jsonb_build_object('title', v.title) as row
    from favorite_jobs t join vacancies v on v.id = t.vacancy_id where t.user_id = ${id}`,
  hidden_jobs: (id) => sql`select to_jsonb(t) || jsonb_build_object('title', v.title) as row
    from hidden_jobs t join vacancies v on v.id = t.vacancy_id where t.user_id = ${id}`,
  favorite_offers: (id) => sql`select to_jsonb(t) || jsonb_build_object('title', o.name) as row
    from favorite_offers t join offers o on o.id = t.offer_id where t.user_id = ${id}`,
  favorite_users: (id) => sql`select to_jsonb(t) || jsonb_build_object('person', ${PERSON}) as row
    from favorite_users t join users u on u.id = t.candidate_id where t.user_id = ${id}`,
  saved_searches: (id) => sql`select to_jsonb(t) as row from saved_searches t where user_id = ${id}`,
  changes: (id) => sql`select to_jsonb(t) as row from intentions t where user_id = ${id}`,
  blocks: (id) => sql`select to_jsonb(t) || jsonb_build_object('person', ${PERSON}) as row
    from blocks t join users u on u.id = t.blocked_user_id where t.user_id = ${id}`,
  objections: (id) => sql`select to_jsonb(t) - array['decided_by', 'answered_by'] as row
    from objections t where author_id = ${id}`,
  // As the reporter sees them: the decision in the words for them, and neither a person nor a message.
  reports: (
    id,
  ) => sql`select to_jsonb(t) - array['author_id', 'subject_text', 'subject_title', 'subject_slug',
      'decision', 'decided_by', 'additions']
    || jsonb_build_object('subject_title', case when t.type not in ('user', 'message') then t.subject_title end,
      'subject_slug', case when t.type not in ('user', 'message') then t.subject_slug end,
      'decision', ${reporterReason('t')},
      'text', (select string_agg(said, E'\n\n') from (select t.text as said
      union all select a ->> 'text' from jsonb_array_elements(t.additions) a) texts)) as row
    from reports t where reporter_id = ${id}`,
  phone_shown_to: (id) => sql`select jsonb_build_object('viewed_at', t.viewed_at,
      'employer', coalesce(u.company_name, ${PERSON})) as row
    from phone_views t join users u on u.id = t.boss_id where t.user_id = ${id}`,
  phones_seen: (
    id,
  ) => sql`select jsonb_build_object('viewed_at', t.viewed_at, 'user_id', t.user_id, 'person', ${PERSON}) as row
    from phone_views t join users u on u.id = t.user_id where t.boss_id = ${id}`,
  answer_rates: (id) => sql`select to_jsonb(t) as row from answer_rates t where user_id = ${id}`,
  notifications: (id) => sql`select to_jsonb(t) as row from notifications t where user_id = ${id}`,
  notification_choices: (id) => sql`select choices as row from notification_choices t where user_id = ${id}`,
  // Endpoint and keys are secrets of the browser.
  push_subscriptions: (id) => sql`select to_jsonb(t) - array['endpoint', 'p256dh', 'auth'] as row
    from push_subscriptions t where user_id = ${id}`,
  newsletter: (id) => sql`select (to_jsonb(t) - array['token_hash']) || ${PLACE} as row
    from newsletter_subscriptions t
    where lower(t.email) = (select lower(email) from users where id = ${id} and email_confirmed_at is not null)`,
  contact_messages: (id) => sql`select to_jsonb(t) as row from contact_messages t where user_id = ${id}`,
  deletion: (id) => sql`select jsonb_build_object('requested_at', requested_at, 'erase_at', erase_at) as row
    from account_deletions where user_id = ${id}`,
  decisions: (id) => sql`select to_jsonb(t) as row from audit_log t where actor_id = ${id}`,
}

/** All data of a person, grouped by part. */
export async function readEverything(db: Executor, userId: number): Promise<Record<string, Rows>> {
  const everything: Record<string, Rows> = {}
  for (const [part, select] of Object.entries(PARTS)) {
    const { rows } = await select(userId).execute(db)
    everything[part] = rows.map(({ row }) => row)
  }
  return everything
}

/** Stores the time of an export and returns the time of the previous one; null when it is the first. */
export async function noteExport(trx: Executor, userId: number, now: Date): Promise<Date | null> {
  const { rows } = await sql<{
    exported_at: Date | null
  }>`select exported_at from users where id = ${userId} for no key update`.execute(trx)
  await sql`update users set exported_at = ${now} where id = ${userId}`.execute(trx)
  return rows[0]?.exported_at ?? null
}
