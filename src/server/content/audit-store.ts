import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

type Executor = Kysely<Tables>

/** Records in the audit log who changed what. */
export async function insertContentAudit(
  trx: Executor,
  entry: { actorId: number; action: string; subjectType: string; id: number; at: Date; details?: object },
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      actor_id: entry.actorId,
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: entry.id,
      reason: null,
      details: JSON.stringify(entry.details ?? {}),
      created_at: entry.at,
    })
    .execute()
}
