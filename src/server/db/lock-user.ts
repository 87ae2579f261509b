import type { Kysely } from 'kysely'
import { compileLater } from './compile-once.ts'
import type { Tables } from './tables.ts'

/**
 * Locks a user's row until the transaction ends, so that limits also hold for parallel requests and sensitive changes of
 * one account run one after the other. `for no key update` avoids a deadlock: a full lock would wait for concurrent
 * requests that have inserted rows which reference the user.
 */
export async function lockUser(trx: Kysely<Tables>, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** As `lockUser`; the lock is taken before the next statement of the transaction. */
export async function lockUserLater(trx: Kysely<Tables>, userId: number): Promise<void> {
  await userLock(trx, userId)
}
const userLock = compileLater((trx, userId: number) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate(),
)
