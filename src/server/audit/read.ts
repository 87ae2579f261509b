import type { Kysely } from 'kysely'
import type { AuditEntry } from '#shared/contract/audit.ts'
import type { Tables } from '../db/tables.ts'
import { countEntries, selectEntries } from './store.ts'

// Records of access to personal data, not decisions.
const READ_ACTIONS = ['user.viewed', 'user.listed', 'phone.shown']

/** A page of the decisions about a subject, the newest first. */
export async function listDecisionsOn(
  db: Kysely<Tables>,
  subject_type: string,
  subject_id: number,
  { page, per_page }: { page: number; per_page: number },
): Promise<AuditEntry[]> {
  const filters = { subject_type, subject_id, not: READ_ACTIONS }
  return selectEntries(db, filters, per_page, (page - 1) * per_page)
}

/** How many decisions about a subject there are. */
export const countDecisionsOn = (
  db: Kysely<Tables>,
  subject_type: string,
  subject_id: number,
): Promise<number> => countEntries(db, { subject_type, subject_id, not: READ_ACTIONS })
