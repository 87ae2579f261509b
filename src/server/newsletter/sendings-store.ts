import { type Insertable, type Kysely, sql } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import type { NewsletterMailTable } from '../db/tables/articles.ts'
import type { Tables } from '../db/tables.ts'
import { isPublic } from './store.ts'

type Executor = Kysely<Tables>

/** An address with its newest subscription, its newest vacancies that were in no mail yet, and the number of all. */
export type Digest = { id: number; email: string; vacancy_ids: number[]; total: number }

/** The digests of the next addresses after `after`, in order, whose last digest is older than `before`. */
export async function listDigests(
  db: Executor,
  {
    after,
    before,
    now,
    limit,
    vacancies,
  }: { after: string; before: Date; now: Date; limit: number; vacancies: number },
): Promise<Digest[]> {
  const { rows } = await sql<Digest>`with readers as (
      select distinct on (email) id, email from newsletter_subscriptions s
      where confirmed_at is not null and unsubscribed_at is null and email > ${after}
        and not exists (select from newsletter_subscriptions o where o.email = s.email and o.digest_at > ${before})
      order by email, requested_at desc, id desc limit ${limit}::int)
    select readers.id, readers.email, coalesce(found.vacancy_ids, '{}') as vacancy_ids, found.total
    from readers cross join lateral (
      select (array_agg(v.id order by v.published_at desc, v.id desc))[1:${vacancies}::int] as vacancy_ids,
        count(*)::int as total
      from vacancies v where ${isPublic(now)}
        and v.published_at > (select min(${SINCE}) from newsletter_subscriptions s where ${IS_OF_READER})
        and exists (select from newsletter_subscriptions s where ${IS_OF_READER} and v.published_at > ${SINCE}
          and (s.rubric_id is null or s.rubric_id = v.rubric_id) and (s.city_id is null or s.city_id = v.city_id))
    ) found order by readers.email`.execute(db)
  return rows
}

const SINCE = sql`coalesce(s.digest_at, s.confirmed_at)`
const IS_OF_READER = sql`s.email = readers.email and s.confirmed_at is not null and s.unsubscribed_at is null`

/**
 * Claims the digests of these addresses for this process.
 * @returns the claimed addresses: without those that another process has claimed or that have unsubscribed
 */
export async function claimDigests(
  trx: Executor,
  emails: readonly string[],
  before: Date,
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`with due as (
      select id from newsletter_subscriptions
      where email = any(${emails}::text[]) and confirmed_at is not null and unsubscribed_at is null
        and (digest_at is null or digest_at <= ${before})
      order by id for update)
    update newsletter_subscriptions s set digest_at = ${now} from due where s.id = due.id returning s.email`.execute(
    trx,
  )
  return new Set(rows.map(({ email }) => email))
}

/** Stores mails that are to be sent, and returns their ids. */
export async function insertMails(
  trx: Executor,
  mails: Insertable<NewsletterMailTable>[],
): Promise<number[]> {
  const rows = await trx.insertInto('newsletter_mails').values(mails).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** A mail that this process sends, with its reader. */
export type ClaimedMail = {
  id: number
  subscription_id: number
  email: string
  language: Language
  vacancy_ids: number[]
  total: number
}

/**
 * Claims those of these mails that were not sent yet: they are never claimed again, unless their failure is stored. Mails
 * whose readers have unsubscribed are deleted.
 */
export async function claimMails(db: Executor, ids: readonly number[], now: Date): Promise<ClaimedMail[]> {
  const isUnsent = sql`m.id = any(${ids}::int[]) and m.state in ('queued', 'failed') and s.id = m.subscription_id`
  await sql`delete from newsletter_mails m using newsletter_subscriptions s
    where ${isUnsent} and s.unsubscribed_at is not null`.execute(db)
  const { rows } = await sql<ClaimedMail>`update newsletter_mails m
    set state = 'sending', tried_at = ${now}, error = null from newsletter_subscriptions s where ${isUnsent}
    returning m.id, m.subscription_id, s.email, s.language, m.vacancy_ids, m.total`.execute(db)
  return rows
}

/** The result of an attempt; `error` is the mail server's answer if it failed. */
export type Attempt = { id: number; state: 'sent' | 'failed' | 'bounced'; error: string | null }

/** Stores the results of attempts. Ends all subscriptions of addresses whose mailbox does not exist. */
export async function saveAttempts(db: Executor, attempts: readonly Attempt[], now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`update newsletter_mails m set state = a.state, error = a.error, tried_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb) a (id int, state text, error text)
      where m.id = a.id`.execute(trx)
    const bounced = attempts.filter(({ state }) => state === 'bounced').map(({ id }) => id)
    if (bounced.length > 0)
      await sql`update newsletter_subscriptions set bounced_at = ${now}, unsubscribed_at = ${now}
        where unsubscribed_at is null and email in (select s.email from newsletter_subscriptions s
          join newsletter_mails m on m.subscription_id = s.id where m.id = any(${bounced}::int[]))`.execute(
        trx,
      )
  })
}

/** Deletes mails whose vacancies are no longer listed. */
export async function deleteMails(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('newsletter_mails').where('id', 'in', ids).execute()
}

/** The number of addresses by the state of their subscription. An address counts once, with its best state. */
export async function countReaders(db: Executor) {
  const { rows } = await sql<{ active: number; unconfirmed: number; unsubscribed: number; bounced: number }>`
    with addresses as (select email,
      bool_or(confirmed_at is not null and unsubscribed_at is null) as active,
      bool_or(confirmed_at is null) as unconfirmed, bool_or(bounced_at is not null) as bounced
      from newsletter_subscriptions group by email)
    select count(*) filter (where active)::int as active,
      count(*) filter (where not active and bounced)::int as bounced,
      count(*) filter (where not active and not bounced and unconfirmed)::int as unconfirmed,
      count(*) filter (where not active and not bounced and not unconfirmed)::int as unsubscribed
    from addresses`.execute(db)
  return rows[0] ?? { active: 0, unconfirmed: 0, unsubscribed: 0, bounced: 0 }
}

// A claimed mail without a result after this time was interrupted: it may have been sent.
const INTERRUPTED_AFTER_MS = 15 * MINUTE_MS

type Day = { day: string; queued: number; sent: number; failed: number; bounced: number; interrupted: number }

/** The number of mails by state for each of the last days on which mails were queued (in UTC), the latest first. */
export async function countByDay(db: Executor, days: number, now: Date): Promise<Day[]> {
  const isInterrupted = sql`state = 'sending' and tried_at < ${new Date(now.getTime() - INTERRUPTED_AFTER_MS)}`
  const { rows } = await sql<Day>`
    select to_char(queued_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      count(*) filter (where state in ('queued', 'sending') and not (${isInterrupted}))::int as queued,
      count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'bounced')::int as bounced,
      count(*) filter (where ${isInterrupted})::int as interrupted
    from newsletter_mails group by day order by day desc limit ${days}`.execute(db)
  return rows
}

/** The e-mail address of an account. */
export async function findAddress(db: Executor, userId: number): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return email
}
