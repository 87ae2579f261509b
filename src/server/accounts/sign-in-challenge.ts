import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type SecondFactorRequired, SecondStepSchema } from '#shared/contract/second-factor.ts'
import { MINUTE_S } from '#shared/durations.ts'
import { createToken } from '../db/create-token.ts'
import { hashOf } from '../db/hash-of.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { type Factors, findChallenge, findFactors, insertChallenge } from './sign-in-challenges-store.ts'
import type { User } from './users-store.ts'

export type PasswordMatch = 'own' | 'temporary'
/** The first step of a sign-in: the hash that the typed password was compared with. */
export type FirstStep = { match: PasswordMatch; hash: string; device: string }

const LIFE_S = 5 * MINUTE_S
export const MAX_ATTEMPTS = 5

/** Whether an account has a second factor. Recovery codes alone are none. */
export const isProtected = ({ totp, passkey }: Factors): boolean => totp || passkey

/**
 * Begins the second step of a sign-in whose password was right.
 * @returns the challenge for that step; null when the account has no second factor
 */
export async function startChallenge(
  trx: Kysely<Tables>,
  { clock }: Pick<Deps, 'clock'>,
  user: User,
  { match, hash, device }: FirstStep,
): Promise<SecondFactorRequired | null> {
  const factors = await findFactors(trx, user.id)
  if (!isProtected(factors)) return null
  const challenge = createToken()
  await insertChallenge(trx, {
    token_hash: hashOf(challenge),
    user_id: user.id,
    proof: proofOf(hash),
    is_temporary: match === 'temporary',
    device,
    expires_at: new Date(clock().getTime() + LIFE_S * 1000),
  })
  const methods = SecondStepSchema.options.filter((method) => factors[method])
  return { second_factor_required: true, challenge, expires_in: LIFE_S, methods }
}

/** The begun sign-in that a challenge belongs to; null when it is over. */
export const findSignIn = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, challenge: string) =>
  findChallenge(db, hashOf(challenge), MAX_ATTEMPTS, clock())

/** The hash of the password with which a sign-in was begun; null when the account has it no more. */
export function passwordOfProof(user: User, match: PasswordMatch, proof: string): string | null {
  const hashes =
    match === 'own'
      ? [user.password_hash]
      : [user.temporary_password_hash, user.former_temporary_password_hash]
  return hashes.find((hash) => hash !== null && proofOf(hash) === proof) ?? null
}

/** A hash that changes with the password, so that a new password ends the challenge. */
const proofOf = (hash: string): string => createHash('sha256').update(`sign-in ${hash}`).digest('base64url')
