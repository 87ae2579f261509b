import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { stopMailsOf } from './store.ts'

/** Turns off mails for all saved searches of a person. */
export const stopMailsOfSearches = (trx: Kysely<Tables>, userId: number): Promise<void> =>
  stopMailsOf(trx, userId)
