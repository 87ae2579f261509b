import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'

type Executor = Kysely<Tables>

/** The authenticator app of an account, also one that is not confirmed yet; null without one. */
export async function findTotp(db: Executor, userId: number) {
  const row = await db.selectFrom('totp_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row ?? null
}

/** Stores a pending secret, which a typed code confirms. */
export async function savePendingSecret(
  db: Executor,
  userId: number,
  sealed: string,
  now: Date,
): Promise<void> {
  const pending = { pending_secret: sealed, pending_at: now }
  await db
    .insertInto('totp_factors')
    .values({ user_id: userId, ...pending })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
    .execute()
}

/** Activates a pending secret; false when another request has replaced or confirmed it. */
export async function confirmSecret(
  trx: Executor,
  userId: number,
  sealed: string,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('totp_factors')
    .set({
      sealed_secret: sealed,
      confirmed_at: now,
      last_used_step: step,
      pending_secret: null,
      pending_at: null,
    })
    .where('user_id', '=', userId)
    .where('pending_secret', '=', sealed)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes the time step of an accepted code; false when it or a later one was used before. */
export async function markStepUsed(
  trx: Executor,
  userId: number,
  sealed: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('totp_factors')
    .set({ last_used_step: step })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', sealed)
    .where('last_used_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes the authenticator app; false when none was confirmed. */
export async function deleteTotp(trx: Executor, userId: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('totp_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return Boolean(row?.confirmed_at)
}

/** The encrypted secrets of accounts after `userId`, at most `limit` accounts. */
export async function listSealed(db: Executor, userId: number, limit: number) {
  return db
    .selectFrom('totp_factors')
    .select(['user_id', 'sealed_secret', 'pending_secret'])
    .where('user_id', '>', userId)
    .orderBy('user_id')
    .limit(limit)
    .execute()
}

/** Replaces an encrypted secret, unless it has changed meanwhile. */
export async function replaceSealed(
  db: Executor,
  column: 'sealed_secret' | 'pending_secret',
  { userId, before, after }: { userId: number; before: string; after: string },
): Promise<void> {
  await db
    .updateTable('totp_factors')
    .set({ [column]: after })
    .where('user_id', '=', userId)
    .where(column, '=', before)
    .execute()
}
