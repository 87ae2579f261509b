import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Runs `work` in a transaction: in `db` itself if that is one, else in a new one. */
export function inTransaction<T>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return db.isTransaction ? work(db as Transaction<Tables>) : db.transaction().execute(work)
}
