import type { Tables } from '../db/tables.ts'
import type { TestApp } from './test-app.ts'

/** The entries of the audit log about a subject, the oldest first. */
export const auditOf = (test: TestApp, type: Tables['audit_log']['subject_type'], id: number) =>
  test.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_type', '=', type)
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
