import type { Kysely } from 'kysely'
import type { AuditEntry } from '#shared/contract/audit.ts'
import type { Tables } from '../db/tables.ts'
import { selectEntries } from './store.ts'

const MOST = 100
// Looking decides nothing.
const LOOKS = ['user.viewed', 'user.listed', 'phone.shown']

/** What was decided about a subject, newest first. */
export async function listDecisionsOn(
  db: Kysely<Tables>,
  subject_type: string,
  subject_id: number,
): Promise<AuditEntry[]> {
  return selectEntries(db, { subject_type, subject_id, not: LOOKS }, MOST)
}
