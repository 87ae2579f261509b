import { type Insertable, type Kysely, sql } from 'kysely'
import type { Language } from '#shared/contract/languages.ts'
import { isPublic } from '../db/is-listed.ts'
import { cityName, rubricName } from '../db/names.ts'
import type { NewsletterSubscriptionTable } from '../db/tables/articles.ts'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>
export type Places = { rubric_id: number | null; city_id: number | null }
export type PlaceNames = { rubric: string | null; city: string | null }

/** Names of a subscription's rubric and city. A name is null when no such place exists or none was chosen. */
export async function findPlaceNames(
  db: Executor,
  { rubric_id, city_id }: Places,
  language: Language,
): Promise<PlaceNames> {
  const { rows } = await sql<PlaceNames>`select
    (select ${rubricName(language)} from rubrics where id = ${rubric_id}::int) as rubric,
    (select ${cityName(language)} from cities where id = ${city_id}::int) as city`.execute(db)
  return rows[0] ?? { rubric: null, city: null }
}

/** How many confirmation mails an address requested since `since`. */
export async function countRequests(db: Executor, email: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('requested_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Inserts a subscription request and returns its id. */
export async function insertRequest(
  trx: Executor,
  request: Omit<
    Insertable<NewsletterSubscriptionTable>,
    'confirmed_at' | 'unsubscribed_at' | 'digest_at' | 'bounced_at'
  >,
): Promise<number> {
  const { id } = await trx
    .insertInto('newsletter_subscriptions')
    .values({ ...request, confirmed_at: null, unsubscribed_at: null, digest_at: null, bounced_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An unconfirmed subscription request, or null. */
export async function findRequest(db: Executor, id: number) {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'language', 'rubric_id', 'city_id'])
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Replaces the token hash of a subscription request. */
export async function saveToken(db: Executor, id: number, tokenHash: string): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .execute()
}

/**
 * Confirms the subscription of a token, once.
 * @returns whether the subscription is active; null for an unknown token
 */
export async function confirmRequest(db: Executor, tokenHash: string, now: Date): Promise<boolean | null> {
  const row = await db
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})` })
    .where('token_hash', '=', tokenHash)
    .returning('unsubscribed_at')
    .executeTakeFirst()
  return row ? row.unsubscribed_at === null : null
}

/** Ends all subscriptions of the address to which subscription `id` belongs. Unconfirmed requests are deleted. */
export async function endSubscriptions(trx: Executor, id: number, now: Date): Promise<void> {
  const address = trx.selectFrom('newsletter_subscriptions').select('email').where('id', '=', id)
  await trx
    .updateTable('newsletter_subscriptions')
    .set({ unsubscribed_at: now })
    .where('email', '=', address)
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .execute()
  await trx
    .deleteFrom('newsletter_subscriptions')
    .where('email', '=', address)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** The active subscriptions of an address, the newest first. */
export async function listActive(db: Executor, email: string, language: Language) {
  return db
    .selectFrom('newsletter_subscriptions as s')
    .leftJoin('rubrics', 'rubrics.id', 's.rubric_id')
    .leftJoin('cities', 'cities.id', 's.city_id')
    .select(['s.id', 's.rubric_id', 's.city_id', 's.confirmed_at'])
    .select([rubricName(language).as('rubric'), cityName(language).as('city')])
    .where('s.email', '=', email)
    .where('s.confirmed_at', 'is not', null)
    .where('s.unsubscribed_at', 'is', null)
    .orderBy('s.id', 'desc')
    .execute()
}

/** Ends one active subscription of an address; false when there is none with this id. */
export async function endSubscription(
  db: Executor,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_subscriptions')
    .set({ unsubscribed_at: now })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type Reader = { id: number; email: string; language: Language }

/** A vacancy as shown in a mail of the newsletter. */
export type NewVacancy = {
  id: number
  slug: string
  title: string
  company_name: string
  city: string
  pay_type: 'per_hour' | 'per_month'
  pay_amount: number
  pay_max: number | null
}

/** Those of these vacancies that are still public, newest first. */
export async function listVacancies(
  db: Executor,
  language: Language,
  ids: readonly number[],
  now: Date,
): Promise<NewVacancy[]> {
  const { rows } = await sql<NewVacancy>`select ${vacancyColumns(language)}
    from vacancies v join cities on cities.id = v.city_id
    where ${isNews(now)} and v.id = any(${ids}::int[]) order by v.published_at desc, v.id desc`.execute(db)
  return rows
}

/** The newest public vacancies, for a preview, with the number of those published since `since`. */
export async function listNewest(
  db: Executor,
  language: Language,
  { now, since, limit }: { now: Date; since: Date; limit: number },
): Promise<{ vacancies: NewVacancy[]; total: number }> {
  const { rows } = await sql<NewVacancy>`select ${vacancyColumns(language)}
    from vacancies v join cities on cities.id = v.city_id
    where ${isNews(now)} order by v.published_at desc, v.id desc limit ${limit}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from vacancies v
    where ${isNews(now)} and v.published_at > ${since}`.execute(db)
  return { vacancies: rows, total: Math.max(rows.length, counted.rows[0]?.total ?? 0) }
}

const vacancyColumns = (language: Language) =>
  sql`v.id, v.slug, v.title, v.company_name, ${cityName(language)} as city, v.pay_type, v.pay_amount, v.pay_max`

/** Whether a vacancy `v` is public and belongs into a digest of this time. What is published later belongs into the next one. */
export const isNews = (now: Date) => sql<boolean>`${isPublic('v', now)} and v.published_at <= ${now}`
