import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { markReopened } from './store.ts'

/** Puts a dismissed report back into the queue, because its reporter objects. Lock it before. */
export const reopenReport = (trx: Transaction<Tables>, id: number): Promise<void> => markReopened(trx, id)
