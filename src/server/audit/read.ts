import type { Kysely } from 'kysely'
import type { AuditEntry } from '#shared/contract/audit.ts'
import type { Tables } from '../db/tables.ts'
import { countEntries, selectEntries } from './store.ts'

// Records of access to personal data, not decisions.
const READ_ACTIONS = ['user.viewed', 'user.listed', 'phone.shown']

/** The newest decisions about a subject. */
export async function listDecisionsOn(
  db: Kysely<Tables>,
  subject_type: string,
  subject_id: number,
  limit: number,
): Promise<AuditEntry[]> {
  return selectEntries(db, { subject_type, subject_id, not: READ_ACTIONS }, limit)
}

/** How many decisions about a subject there are. */
export const countDecisionsOn = (
  db: Kysely<Tables>,
  subject_type: string,
  subject_id: number,
): Promise<number> => countEntries(db, { subject_type, subject_id, not: READ_ACTIONS })
