import type { Insertable, Kysely } from 'kysely'
import type { PasskeyRequestTable, PasskeyTable } from '../../db/tables/second-factor.ts'
import type { Tables } from '../../db/tables.ts'

type Executor = Kysely<Tables>
export type Purpose = PasskeyRequestTable['purpose']

export async function insertRequest(db: Executor, request: PasskeyRequestTable): Promise<void> {
  await db.insertInto('passkey_requests').values(request).execute()
}

/** Deletes a challenge; false when it is unknown, expired, of another account or for another purpose. */
export async function consumeRequest(
  db: Executor,
  { challenge_hash, user_id, purpose }: Omit<PasskeyRequestTable, 'expires_at'>,
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_requests')
    .where('challenge_hash', '=', challenge_hash)
    .where('user_id', user_id === null ? 'is' : '=', user_id)
    .where('purpose', '=', purpose)
    .returning('expires_at')
    .executeTakeFirst()
  return row !== undefined && row.expires_at > now
}

// Far more than a person has devices. Each is named in the options of a sign-in.
const MAX_PASSKEYS = 20

/** Whether an account has as many passkeys as it may. Lock the account before one is added. */
export async function isFull(db: Executor, userId: number): Promise<boolean> {
  return (await listPasskeys(db, userId)).length >= MAX_PASSKEYS
}

export async function listPasskeys(db: Executor, userId: number) {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

/** A passkey by the id that its authenticator gave it, or null. */
export async function findPasskey(db: Executor, credentialId: string) {
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row ?? null
}

/** Stores a passkey; null when the credential is registered already. */
export async function insertPasskey(
  trx: Executor,
  passkey: Insertable<PasskeyTable>,
): Promise<number | null> {
  const row = await trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Stores a use; false when the passkey was removed or used at the same time. */
export async function savePasskeyUse(
  trx: Executor,
  { id, counter }: { id: number; counter: number },
  next: { counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter: next.counter, last_used_at: next.now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when the user has no such passkey. */
export async function renamePasskey(
  db: Executor,
  userId: number,
  id: number,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
