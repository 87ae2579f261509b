import type { Kysely } from 'kysely'
import { listBlockers } from '../blocks/is-blocked.ts'
import type { Tables } from '../db/tables.ts'
import { Problem } from '../http/problem.ts'

/**
 * Requires that a user may write to another one.
 * @throws Problem 403 chat_blocked when the reader has blocked the writer or an administrator has blocked the reader,
 *   chat_unblock_first when the writer has blocked the reader
 */
export async function requireWritable(
  db: Kysely<Tables>,
  writerId: number,
  reader: { id: number; blocked_at: Date | null },
): Promise<void> {
  const blockers = reader.blocked_at ? [reader.id] : await listBlockers(db, writerId, reader.id)
  requireUnblocked({ hasBlocked: blockers.includes(writerId), isBlockedBy: blockers.includes(reader.id) })
}

/**
 * Requires that neither of two users has blocked the other one.
 * @throws Problem 403 chat_blocked, chat_unblock_first
 */
export function requireUnblocked({
  hasBlocked,
  isBlockedBy,
}: Record<'hasBlocked' | 'isBlockedBy', boolean>): void {
  if (isBlockedBy) throw new Problem('chat_blocked')
  if (hasBlocked) throw new Problem('chat_unblock_first')
}
