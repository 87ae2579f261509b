import type * as z from 'zod/mini'
import type { ObjectionNoteSchema, ObjectionType } from '#shared/contract/objections.ts'
import type { Db } from '../db/connect.ts'
import { listOpenObjections } from './store.ts'

/** The open objections about these subjects, by id, for their authors, and for the queue in which they are decided again. */
export async function listObjectionNotes(
  db: Db,
  type: ObjectionType,
  ids: number[],
): Promise<Map<number, z.infer<typeof ObjectionNoteSchema>>> {
  if (ids.length === 0) return new Map()
  const rows = await listOpenObjections(db, type, ids)
  return new Map(
    rows.map(({ subject_id, text, reason, created_at }) => [
      subject_id,
      { text, reason, created_at: created_at.toISOString() },
    ]),
  )
}
