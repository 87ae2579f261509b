import type { Kysely } from 'kysely'
import type { PasskeyProof } from '#shared/contract/owner-proof.ts'
import { DAY_MS } from '#shared/durations.ts'
import type { Tables } from '../../db/tables.ts'
import type { Deps } from '../../http/deps.ts'
import { requireBelowLimit } from '../../limits/count-act.ts'
import { KNOWN_ORIGIN_PREFIX } from '../attempts-store.ts'
import { countAttempt } from '../throttle.ts'
import type { User } from '../users-store.ts'
import { mailOwner } from './mails.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { findSalt, markCodeUsed } from './recovery-codes-store.ts'
import { openSecret } from './secret-seal.ts'
import { stepOfCode } from './totp.ts'
import { findTotp, markStepUsed } from './totp-store.ts'
import { verifyPasskey } from './use-passkey.ts'

/** A second step: a code of the authenticator app, a recovery code, or a passkey. */
export type StepProof = { code: string } | { recovery_code: string } | { passkey: PasskeyProof }

// An attacker with the password may begin any number of sign-ins. With 50 guesses a day and three valid codes at a time,
// finding a code takes 18 years on average. Known devices have their own counters, so that strangers cannot use up the
// owner's attempts. They are limited too: an attacker who signed in before the second factor existed has known devices.
const MAX_A_DAY = 50

/**
 * Counts a guess as for passwords, and by the day.
 * @param origin the client's address, or the origin of a known device or session
 * @returns the attempt's id
 * @throws Problem 429
 */
export async function countGuess(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  origin: string,
): Promise<number> {
  const act = origin.startsWith(KNOWN_ORIGIN_PREFIX) ? 'second-step-known' : 'second-step'
  const limit = { act, subject: String(userId), max: MAX_A_DAY, withinMs: DAY_MS }
  await deps.db.transaction().execute((trx) => requireBelowLimit(trx, limit, deps.clock(), 'too_many_logins'))
  return countAttempt(deps, { account: `second:${userId}`, address: origin })
}

/** Returns a function that marks the code as used in the transaction of the action; null for a wrong code. */
export async function checkStep(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'tasks'>,
  user: User,
  form: StepProof,
): Promise<((trx: Kysely<Tables>) => Promise<boolean>) | null> {
  const { db, clock, config } = deps
  if ('passkey' in form) {
    const asked = { purpose: 'second-step', userId: user.id } as const
    return (await verifyPasskey(deps, asked, form.passkey))?.use ?? null
  }
  if ('recovery_code' in form) {
    const salt = await findSalt(db, user.id)
    if (!salt) return null
    const hash = await hashRecoveryCode(form.recovery_code, salt)
    return async (trx) => {
      if (!(await markCodeUsed(trx, user.id, hash, clock()))) return false
      await mailOwner(trx, deps, user, 'code_used')
      return true
    }
  }
  const sealed = (await findTotp(db, user.id))?.sealed_secret
  const secret = sealed && openSecret(config.secrets, user.id, sealed)
  const step = secret ? stepOfCode(secret, form.code, clock()) : null
  return sealed && step !== null ? (trx) => markStepUsed(trx, user.id, sealed, step) : null
}
