import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Action } from './action.ts'
import { insertEntry } from './store.ts'

/** Appends an action to the audit log. Call it in the transaction of the action, so that both happen or neither. */
export const recordAction = (trx: Kysely<Tables>, action: Action): Promise<void> => insertEntry(trx, action)
