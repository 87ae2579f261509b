import { type Insertable, type Kysely, sql } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import { MINUTE_MS } from '#shared/durations.ts'
import { chordOfKm, KM_PER_DEGREE } from '#shared/rules/distance.ts'
import { DEFAULT_RADIUS_KM } from '#shared/rules/search-radius.ts'
import { chordBetween } from '../db/chord.ts'
import type { NewsletterMailTable } from '../db/tables/articles.ts'
import type { Tables } from '../db/tables.ts'
import { isNews } from './store.ts'

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
      order by email, requested_at desc, id desc limit ${limit}::int),
    near as materialized (select c.id as chosen_id, n.id as city_id from cities c join cities n on ${IS_NEAR}
      where c.id in (select s.city_id from readers join newsletter_subscriptions s on ${IS_OF_READER}))
    select readers.id, readers.email, coalesce(found.vacancy_ids, '{}') as vacancy_ids, found.total
    from readers cross join lateral (
      select (array_agg(v.id order by v.published_at desc, v.id desc))[1:${vacancies}::int] as vacancy_ids,
        count(*)::int as total
      from vacancies v where ${isNews(now)}
        and v.published_at > (select min(${SINCE}) from newsletter_subscriptions s where ${IS_OF_READER})
        and exists (select from newsletter_subscriptions s where ${IS_OF_READER} and v.published_at > ${SINCE}
          and (s.rubric_id is null or s.rubric_id = v.rubric_id) and (s.city_id is null or (s.city_id, v.city_id) in (select chosen_id, city_id from near)))
    ) found order by readers.email`.execute(db)
  return rows
}

const placeOf = (alias: string) => ({ lat: sql.ref(`${alias}.lat`), lon: sql.ref(`${alias}.lon`) })
// The latitudes are compared first, which is cheap.
const DEGREES = sql.lit(DEFAULT_RADIUS_KM / KM_PER_DEGREE)
const IS_NEAR = sql`n.lat between c.lat - ${DEGREES} and c.lat + ${DEGREES}
  and ${chordBetween(placeOf('c'), placeOf('n'))} <= ${sql.lit(chordOfKm(DEFAULT_RADIUS_KM))}`
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
  /** Whether the reader has chosen a city. */
  has_city: boolean
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
    returning m.id, m.subscription_id, s.email, s.language, m.vacancy_ids, m.total,
      exists (select from newsletter_subscriptions o where o.email = s.email and o.city_id is not null
        and o.confirmed_at is not null and o.unsubscribed_at is null) as has_city`.execute(db)
  return rows
}

/** The result of an attempt; `error` is the mail server's answer if it failed. */
export type Attempt = { id: number; state: 'sent' | 'failed' | 'bounced'; error: string | null }

/** Stores the results of attempts. Ends all subscriptions of addresses whose mailbox does not exist. */
export async function saveAttempts(db: Executor, attempts: readonly Attempt[], now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`update newsletter_mails m set state = a.state, error = a.error, tried_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb) a (id int, state text, error text)
      where m.id = a.id and m.state = 'sending'`.execute(trx)
    const bounced = attempts.filter(({ state }) => state === 'bounced').map(({ id }) => id)
    if (bounced.length > 0) await endBounced(trx, bounced, now)
  })
}

/** Ends all subscriptions of the addresses of these mails, except those that were requested after the mail was sent. */
export async function endBounced(trx: Executor, mailIds: readonly number[], now: Date): Promise<void> {
  await sql`update newsletter_subscriptions o set bounced_at = ${now}, unsubscribed_at = ${now}
    from newsletter_mails m join newsletter_subscriptions s on s.id = m.subscription_id
    where m.id = any(${mailIds}::int[]) and o.email = s.email and o.unsubscribed_at is null
      and o.requested_at <= m.tried_at`.execute(trx)
}

/**
 * Marks a mail that was sent as bounced, once. A bounce may arrive before the result of the attempt is stored.
 * @returns how many mails to its address that were sent after `since` have bounced; null when the mail was not sent or
 * has bounced already
 */
export async function saveBounce(
  trx: Executor,
  { id, answer }: { id: number; answer: string },
  since: Date,
): Promise<number | null> {
  const { rows } = await sql<{ bounces: number }>`with bounced as (
      update newsletter_mails set state = 'bounced', error = ${answer}
      where id = ${id} and state in ('sending', 'sent') returning subscription_id)
    select 1 + count(m.id)::int as bounces from bounced
    join newsletter_subscriptions s on s.id = bounced.subscription_id
    join newsletter_subscriptions o on o.email = s.email
    left join newsletter_mails m on m.subscription_id = o.id and m.id <> ${id} and m.state = 'bounced' and m.tried_at > ${since}
    group by s.email`.execute(trx)
  return rows[0]?.bounces ?? null
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
export async function countByDay(
  db: Executor,
  { page, per_page }: { page: number; per_page: number },
  now: Date,
): Promise<{ days: Day[]; total: number }> {
  const isInterrupted = sql`state = 'sending' and tried_at < ${new Date(now.getTime() - INTERRUPTED_AFTER_MS)}`
  const { rows: days } = await sql<Day>`
    select to_char(queued_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      count(*) filter (where state in ('queued', 'sending') and not (${isInterrupted}))::int as queued,
      count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'bounced')::int as bounced,
      count(*) filter (where ${isInterrupted})::int as interrupted
    from newsletter_mails group by day order by day desc
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  const { rows } = await sql<{ total: number }>`
    select count(distinct (queued_at at time zone 'UTC')::date)::int as total from newsletter_mails`.execute(
    db,
  )
  return { days, total: rows[0]?.total ?? 0 }
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
