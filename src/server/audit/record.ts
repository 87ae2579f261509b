import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { insertEntry } from './store.ts'

type Values = Record<string, unknown>

export type Action = {
  /** Null: the server itself. */
  actorId: number | null
  /** Subject and verb, such as `vacancy.approved`. */
  action: string
  subject: { type: string; id: number | null }
  reason?: string | null
  /** The values that the action changed. Ids, states and numbers only: entries outlive the people they are about. */
  before?: Values
  after?: Values
  details?: Values
  at: Date
}

/** Appends an action to the audit log. Call it in the transaction of the action, so that both happen or neither. */
export const recordAction = (trx: Kysely<Tables>, action: Action): Promise<void> => insertEntry(trx, action)
