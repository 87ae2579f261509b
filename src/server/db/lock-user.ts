import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Locks a user's row until the transaction ends, so that a limit also holds for parallel requests. `no key`: concurrent
 * requests have inserted rows that reference the user; a full lock would wait for them, and they for it.
 */
export async function lockUser(trx: Kysely<Tables>, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}
