import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../db/tables.ts'

type Executor = Kysely<Tables>

/** Replaces the recovery codes of an account. */
export async function replaceCodes(
  trx: Executor,
  userId: number,
  { hashes, salt }: { hashes: string[]; salt: string },
): Promise<void> {
  await deleteCodes(trx, userId)
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, salt, used_at: null })))
    .execute()
}

export async function deleteCodes(trx: Executor, userId: number): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** The salt that an account's unused codes were hashed with; null without any. */
export async function findSalt(db: Executor, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('salt')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row?.salt ?? null
}

export async function countUnused(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks a code as used; false when there is none with this hash, or when it was used before. */
export async function markCodeUsed(
  trx: Executor,
  userId: number,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
