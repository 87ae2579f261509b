import type { Kysely, Selectable } from 'kysely'
import type { EmailTokenTable } from '../db/tables/sessions.ts'
import type { Tables } from '../db/tables.ts'

export async function insertEmailToken(
  trx: Kysely<Tables>,
  token: Selectable<EmailTokenTable>,
): Promise<void> {
  await trx.insertInto('email_tokens').values(token).execute()
}

/** Deletes a user's tokens for changes of the address. */
export async function deleteChangeTokens(db: Kysely<Tables>, userId: number): Promise<void> {
  await db.deleteFrom('email_tokens').where('user_id', '=', userId).where('is_change', '=', true).execute()
}

/** Replaces the token of a user's pending change. Returns the new address; null when no change is pending. */
export async function renewChangeToken(
  db: Kysely<Tables>,
  userId: number,
  tokenHash: string,
  now: Date,
): Promise<string | null> {
  const token = await db
    .updateTable('email_tokens')
    .set({ token_hash: tokenHash })
    .where('token_hash', '=', (query) =>
      query
        .selectFrom('email_tokens')
        .select('token_hash')
        .where('user_id', '=', userId)
        .where('is_change', '=', true)
        .where('expires_at', '>', now)
        .orderBy('expires_at', 'desc')
        .limit(1),
    )
    .returning('email')
    .executeTakeFirst()
  return token?.email ?? null
}

export async function findEmailToken(db: Kysely<Tables>, tokenHash: string, now: Date) {
  const token = await db
    .selectFrom('email_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return token ?? null
}
