import type { Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** What a change needs of its request. */
export type ChangeRequest = {
  /** The client's address, for the limit of answers that reveal taken addresses and numbers. */
  address: string
  /**
   * Saves the change in a transaction, unless a later one has already arrived. It comes after the checks: the wrong
   * passwords of an outdated request count too.
   */
  inOrder: (save: (trx: Transaction<Tables>) => Promise<void>) => Promise<void>
}
