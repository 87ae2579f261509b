import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { lockReport, markReopened } from './store.ts'

/**
 * Puts a dismissed report back into the queue, because its reporter objects.
 * @returns the dismissal; null in another state, undefined when it is missing
 */
export async function reopenReport(trx: Transaction<Tables>, { id }: { id: number }) {
  const row = await lockReport(trx, id)
  if (!row) return undefined
  if (row.state !== 'dismissed') return null
  await markReopened(trx, id)
  return { title: row.subject_title, reason: row.decision ?? '', authorId: row.reporter_id }
}
