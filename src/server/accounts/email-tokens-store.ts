import type { Kysely, Selectable } from 'kysely'
import type { EmailTokenTable, Tables } from '../db/tables.ts'

export async function insertEmailToken(
  trx: Kysely<Tables>,
  token: Selectable<EmailTokenTable>,
): Promise<void> {
  await trx.insertInto('email_tokens').values(token).execute()
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
