import type { Insertable, Kysely } from 'kysely'
import type { SignInChallengeTable } from '../db/tables/second-factor.ts'
import type { Tables } from '../db/tables.ts'

export async function insertChallenge(
  trx: Kysely<Tables>,
  challenge: Insertable<SignInChallengeTable>,
): Promise<void> {
  await trx.insertInto('sign_in_challenges').values(challenge).execute()
}

/** Counts an attempt at a challenge; null when it is unknown, over, or has had `max` attempts. */
export async function claimChallenge(db: Kysely<Tables>, tokenHash: string, max: number, now: Date) {
  const row = await db
    .updateTable('sign_in_challenges')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('attempts', '<', max)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** A challenge that still takes attempts, or null. */
export async function findChallenge(db: Kysely<Tables>, tokenHash: string, max: number, now: Date) {
  const row = await db
    .selectFrom('sign_in_challenges')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('attempts', '<', max)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** Uses a challenge up; false when another request has. */
export async function deleteChallenge(trx: Kysely<Tables>, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the sign-ins of an account that have not taken their second step. */
export async function deleteChallenges(trx: Kysely<Tables>, userId: number): Promise<void> {
  await trx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute()
}

/** Deletes all second factors of an account with its recovery codes, and ends the sign-ins that wait for one. */
export async function deleteFactors(trx: Kysely<Tables>, userId: number): Promise<void> {
  for (const table of ['totp_factors', 'passkeys', 'recovery_codes'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  await deleteChallenges(trx, userId)
}

/** Which second factors an account has. */
export async function findFactors(db: Kysely<Tables>, userId: number): Promise<Factors> {
  const row = await db
    .selectFrom('users')
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('totp_factors')
            .select('user_id')
            .where('user_id', '=', userId)
            .where('confirmed_at', 'is not', null),
        )
        .as('totp'),
      eb.exists(eb.selectFrom('passkeys').select('user_id').where('user_id', '=', userId)).as('passkey'),
      eb
        .exists(
          eb
            .selectFrom('recovery_codes')
            .select('user_id')
            .where('user_id', '=', userId)
            .where('used_at', 'is', null),
        )
        .as('recovery_code'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
  return {
    totp: Boolean(row?.totp),
    passkey: Boolean(row?.passkey),
    recovery_code: Boolean(row?.recovery_code),
  }
}

export type Factors = { totp: boolean; passkey: boolean; recovery_code: boolean }
