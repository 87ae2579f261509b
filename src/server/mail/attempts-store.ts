import type { Insertable, Kysely } from 'kysely'
import type { MailAttemptTable } from '../db/tables/articles.ts'
import type { Tables } from '../db/tables.ts'

/** Stores attempts to send mails. `error` is null when the mail server has accepted the mail. */
export async function insertAttempts(
  db: Kysely<Tables>,
  attempts: Insertable<MailAttemptTable>[],
): Promise<void> {
  if (attempts.length > 0) await db.insertInto('mail_attempts').values(attempts).execute()
}
