import { type Insertable, type Kysely, sql, type Updateable } from 'kysely'
import type { NewsletterMailTable } from '../db/tables/articles.ts'
import type { Tables } from '../db/tables.ts'
import type { Reader } from './store.ts'

type Executor = Kysely<Tables>
type Attempt = Updateable<NewsletterMailTable>

/** Stores a mail that is to be sent, and returns its id. */
export async function insertMail(trx: Executor, row: Insertable<NewsletterMailTable>): Promise<number> {
  const { id } = await trx
    .insertInto('newsletter_mails')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A mail that was not sent yet, with its reader; null when the reader has unsubscribed. */
export async function findQueued(
  db: Executor,
  id: number,
): Promise<(Reader & { vacancy_ids: number[]; total: number }) | null> {
  const row = await db
    .selectFrom('newsletter_mails as m')
    .innerJoin('newsletter_subscriptions as s', 's.id', 'm.subscription_id')
    .select(['s.id', 's.email', 's.language', 'm.vacancy_ids', 'm.total'])
    .where('m.id', '=', id)
    .where('m.state', 'in', ['queued', 'failed'])
    .where('s.unsubscribed_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Stores the result of an attempt. */
export async function saveAttempt(db: Executor, id: number, attempt: Attempt): Promise<void> {
  await db.updateTable('newsletter_mails').set(attempt).where('id', '=', id).execute()
}

/** Deletes a mail whose vacancies are no longer listed. */
export async function deleteMail(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('newsletter_mails').where('id', '=', id).execute()
}

/** Stores that the mailbox does not exist, and ends all subscriptions of the address. */
export async function endAsBounced(
  db: Executor,
  id: number,
  failure: { tried_at: Date; error: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await saveAttempt(trx, id, { state: 'bounced', ...failure })
    await sql`update newsletter_subscriptions set bounced_at = ${failure.tried_at}, unsubscribed_at = ${failure.tried_at}
      where unsubscribed_at is null and email = (select s.email from newsletter_subscriptions s
        join newsletter_mails m on m.subscription_id = s.id where m.id = ${id})`.execute(trx)
  })
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

/** The number of mails by state for each of the last days on which mails were queued (in UTC), the latest first. */
export async function countByDay(db: Executor, days: number) {
  const { rows } = await sql<{ day: string; queued: number; sent: number; failed: number; bounced: number }>`
    select to_char(queued_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      count(*) filter (where state = 'queued')::int as queued, count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state = 'failed')::int as failed, count(*) filter (where state = 'bounced')::int as bounced
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
