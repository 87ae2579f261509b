import { type Kysely, sql } from 'kysely'
import { publicName } from '#shared/rules/public-name.ts'
import type { Tables } from '../db/tables.ts'
import type { ErasedPerson } from './erase-store.ts'

type Executor = Kysely<Tables>

/** Deletes personal data without a foreign key to the account. Run it before the vacancies and offers are deleted. */
export async function eraseTraces(trx: Executor, person: ErasedPerson): Promise<void> {
  // The reasons quote the person's texts. The decisions stay. The app itself may not change the audit log (migration 370).
  await sql`select audit_log_empty_texts(${person.id}::int)`.execute(trx)
  await eraseReports(trx, person)
  await eraseMails(trx, person)
  const texts = await listOwnTexts(trx, person)
  await eraseStoredAnswers(trx, person, texts)
  // Mails to others name the person or quote a title in their subject.
  await sql`update mail_attempts set subject = '' from unnest(${texts}::text[]) as own (text)
    where strpos(subject, own.text) > 0`.execute(trx)
  await sql`delete from bid_notes using bids join vacancies v on v.id = bids.vacancy_id
    where bids.id = bid_notes.bid_id and v.user_id = ${person.id}`.execute(trx)
  await sql`delete from objections where author_id = ${person.id}`.execute(trx)
  await sql`delete from notifications where actor_id = ${person.id}
    or (subject_type in ('vacancy', 'job') and subject_id in (select id from vacancies where user_id = ${person.id}))
    or (subject_type = 'room' and subject_id in
      (select id from rooms where worker_id = ${person.id} or boss_id = ${person.id}))`.execute(trx)
  // The notification of a reporter quotes the decision, which may quote the person. It does not always name what was reported, so those of
  // the reporter's other reports are deleted too.
  await sql`delete from notifications where kind = 'report_decided'
    and user_id in (select reporter_id from reports where author_id = ${person.id})`.execute(trx)
  await sql`delete from login_attempts where account in
    (${`user:${person.id}`}, ${`confirm:${person.id}`}, ${`second:${person.id}`})`.execute(trx)
  await sql`delete from counted_acts where act in ('avatar', 'company-domain', 'company-invite', 'company-logo', 'contact', 'email-change',
    'import-read', 'phone-change', 'room', 'second-step', 'second-step-known', 'second-step-mail') and subject = ${String(person.id)}`.execute(
    trx,
  )
}

/** Empties the texts of reports by or about the person. Kind, state and times stay as proof of the decision. */
async function eraseReports(trx: Executor, { id, email, email_confirmed_at }: ErasedPerson): Promise<void> {
  const isAbout = sql`author_id = ${id} or (type = 'user' and subject_id = ${id})`
  await sql`update objections set title = '', text = '', reason = '', answer = null where subject_type = 'report'
    and subject_id in (select id from reports where ${isAbout})`.execute(trx)
  await sql`update reports set subject_title = '', subject_text = null, subject_slug = null, text = null,
    additions = '[]', decision = null where ${isAbout}`.execute(trx)
  // The report of a bid quotes the title of the vacancy, which its employer has written.
  const isOnOwnVacancy = sql`type = 'bid' and (reporter_id = ${id} or subject_id in
    (select bids.id from bids join vacancies v on v.id = bids.vacancy_id where v.user_id = ${id}))`
  await sql`update objections set title = '' where subject_type = 'report'
    and subject_id in (select id from reports where ${isOnOwnVacancy})`.execute(trx)
  await sql`update reports set subject_title = '', subject_slug = null where ${isOnOwnVacancy}`.execute(trx)
  await sql`update reports set text = null, additions = '[]', decision = null, email = null where reporter_id = ${id}`.execute(
    trx,
  )
  if (email_confirmed_at)
    await sql`update reports set email = null where lower(email) = ${email.toLowerCase()}`.execute(trx)
}

/**
 * Deletes mails to and from the person, and all finished tasks: mails to others name and quote the person, and finished
 * tasks are stored for inspection only.
 */
async function eraseMails(trx: Executor, { id, email, email_confirmed_at }: ErasedPerson): Promise<void> {
  await sql`delete from contact_messages where user_id = ${id}`.execute(trx)
  await sql`delete from pgboss.job where state in ('completed', 'cancelled', 'failed')
    or lower(data ->> 'to') = ${email.toLowerCase()}`.execute(trx)
  await sql`delete from mail_attempts where lower(recipient) = ${email.toLowerCase()}`.execute(trx)
  // Anybody can enter any address in a form. Only a confirmed address is certainly the person's.
  if (!email_confirmed_at) return
  await sql`delete from contact_messages where lower(email) = ${email.toLowerCase()}`.execute(trx)
  await sql`delete from company_invitations where email = ${email.toLowerCase()}`.execute(trx)
  await sql`delete from newsletter_subscriptions where lower(email) = ${email.toLowerCase()}`.execute(trx)
}

/**
 * Deletes the stored answers to the person's requests. Answers to other people's requests stay, because a repeated
 * request must not be executed twice. The person's names, picture and titles are removed from them.
 */
async function eraseStoredAnswers(
  trx: Executor,
  { id }: ErasedPerson,
  texts: readonly string[],
): Promise<void> {
  await sql`delete from idempotency_keys where scope = ${`user:${id}`}`.execute(trx)
  await sql`update idempotency_keys set body = jsonb_set(body, '{data,last_message}', 'null')
    where body #>> '{data,interlocutor,id}' = ${String(id)}`.execute(trx)
  for (const text of texts) {
    // Replaces whole JSON strings only, so that a short name does not change other words.
    const quoted = JSON.stringify(text)
    await sql`update idempotency_keys set body = replace(body::text, ${quoted}, '""')::jsonb
      where strpos(body::text, ${quoted}) > 0`.execute(trx)
  }
}

/** The person's names, picture and titles, as answers and mails quote them. */
export async function listOwnTexts(trx: Executor, person: ErasedPerson): Promise<string[]> {
  const { id, name, surname, company_name, contact_name, url_img } = person
  const names = [publicName({ name, surname }), name, company_name, contact_name, url_img]
  const { rows } = await sql<{ text: string }>`select distinct text from (
    select unnest(${names.filter(Boolean)}::text[]) as text
    union all select title from vacancies where user_id = ${id} union all select slug from vacancies where user_id = ${id}
    union all select name from offers where user_id = ${id}) as own where text <> ''`.execute(trx)
  return rows.map(({ text }) => text)
}

/**
 * Deletes the words of the person's titles from the search dictionary unless another listed title has them. Run it
 * after the account was deleted.
 * @param words the words of the titles
 */
export async function forgetWords(trx: Executor, words: string[]): Promise<void> {
  await sql`delete from search_dictionary where word = any(${words}::text[])
    and not exists (select from search_jobs where words @@ quote_literal(word)::tsquery)
    and not exists (select from search_offers where words @@ quote_literal(word)::tsquery)`.execute(trx)
}

/** The words of the titles of a person's vacancies and offers. */
export async function listTitleWords(trx: Executor, id: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select distinct word from (
    select unnest(search_words(title)) as word from vacancies where user_id = ${id}
    union select unnest(search_words(name)) from offers where user_id = ${id}) as own`.execute(trx)
  return rows.map(({ word }) => word)
}

/** Deletes the account. Foreign keys delete all remaining data of the person. */
export async function deleteAccount(trx: Executor, id: number): Promise<void> {
  await sql`delete from users where id = ${id}`.execute(trx)
}
