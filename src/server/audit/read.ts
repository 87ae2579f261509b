import type { Kysely } from 'kysely'
import type { AuditEntry } from '#shared/contract/audit.ts'
import type { Tables } from '../db/tables.ts'
import { selectEntries } from './store.ts'

const MAX_DECISIONS = 100
// Records of access to personal data, not decisions.
const READ_ACTIONS = ['user.viewed', 'user.listed', 'phone.shown']

/** The decisions about a subject, newest first. */
export async function listDecisionsOn(
  db: Kysely<Tables>,
  subject_type: string,
  subject_id: number,
): Promise<AuditEntry[]> {
  return selectEntries(db, { subject_type, subject_id, not: READ_ACTIONS }, MAX_DECISIONS)
}
