import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { stopMailsOf } from './store.ts'

/** Turns the mails of all of a person's saved searches off. */
export const stopMailsOfSearches = (trx: Kysely<Tables>, userId: number): Promise<void> =>
  stopMailsOf(trx, userId)
