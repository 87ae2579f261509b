import type { Insertable, Kysely } from 'kysely'
import type { MailAttemptTable } from '../db/tables/articles.ts'
import type { Tables } from '../db/tables.ts'

/** Stores an attempt to send a mail. `error` is null when the mail server has accepted it. */
export async function insertAttempt(
  db: Kysely<Tables>,
  attempt: Insertable<MailAttemptTable>,
): Promise<void> {
  await db.insertInto('mail_attempts').values(attempt).execute()
}
