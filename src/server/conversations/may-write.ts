import type { Kysely } from 'kysely'
import { isBlocked } from '../blocks/is-blocked.ts'
import type { Tables } from '../db/tables.ts'
import { Problem } from '../http/problem.ts'

/**
 * Lets somebody write to another.
 * @throws Problem 403 chat_blocked by the other or by an administrator, chat_unblock_first by the writer themself
 */
export async function requireWritable(
  db: Kysely<Tables>,
  writerId: number,
  reader: { id: number; blocked_at: Date | null },
): Promise<void> {
  if (reader.blocked_at || (await isBlocked(db, writerId, reader.id))) throw new Problem('chat_blocked')
  if (await isBlocked(db, reader.id, writerId)) throw new Problem('chat_unblock_first')
}
