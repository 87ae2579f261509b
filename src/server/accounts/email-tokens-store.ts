import { type Kysely, type Selectable, sql } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import type { EmailTokenTable } from '../db/tables/sessions.ts'
import type { Tables } from '../db/tables.ts'

/** How long the link of a mail is valid. */
export const TOKEN_LIFE_MS = 7 * DAY_MS

export async function insertEmailToken(
  trx: Kysely<Tables>,
  token: Selectable<EmailTokenTable>,
): Promise<void> {
  await trx.insertInto('email_tokens').values(token).execute()
}

/** What a link changes when it is opened. */
type Changed = 'email' | 'phone'

const isChangeOf = (what: Changed) => sql<boolean>`is_change and (phone is not null) = ${what === 'phone'}`

/** Deletes a user's tokens for changes of the address or the number; of both without `what`. */
export async function deleteChangeTokens(db: Kysely<Tables>, userId: number, what?: Changed): Promise<void> {
  await db
    .deleteFrom('email_tokens')
    .where('user_id', '=', userId)
    .where(what ? isChangeOf(what) : sql<boolean>`is_change`)
    .execute()
}

/**
 * Replaces the token of a user's pending change.
 * @returns the address and the number of the change; null when no change is pending
 */
export async function renewChangeToken(
  db: Kysely<Tables>,
  { userId, what, tokenHash, now }: { userId: number; what: Changed; tokenHash: string; now: Date },
): Promise<{ email: string; phone: string | null } | null> {
  const token = await db
    .updateTable('email_tokens')
    .set({ token_hash: tokenHash })
    .where('token_hash', '=', (query) =>
      query
        .selectFrom('email_tokens')
        .select('token_hash')
        .where('user_id', '=', userId)
        .where(isChangeOf(what))
        .where('expires_at', '>', now)
        .orderBy('expires_at', 'desc')
        .limit(1),
    )
    .returning(['email', 'phone'])
    .executeTakeFirst()
  return token ?? null
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
