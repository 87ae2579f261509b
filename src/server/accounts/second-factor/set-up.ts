import type { Kysely } from 'kysely'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import type { TotpSetup } from '#shared/contract/second-factor.ts'
import { HOUR_MS } from '#shared/durations.ts'
import type { Tables } from '../../db/tables.ts'
import type { Actor } from '../../http/app-type.ts'
import type { Deps } from '../../http/deps.ts'
import { invalid, notFound, Problem } from '../../http/problem.ts'
import { deleteAttempt } from '../attempts-store.ts'
import { isProtected } from '../sign-in-challenge.ts'
import { deleteChallenges, findFactors } from '../sign-in-challenges-store.ts'
import { requireStillSignedIn } from '../still-signed-in.ts'
import { countAttempt, knownOrigin } from '../throttle.ts'
import { findUserById } from '../users-store.ts'
import { mailOwner } from './mails.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { countUnused, deleteCodes, replaceCodes } from './recovery-codes-store.ts'
import { requireConfirmed, requireOwner } from './require-owner.ts'
import { openSecret, sealSecret } from './secret-seal.ts'
import { createTotpSecret, stepOfCode, totpUri } from './totp.ts'
import { confirmSecret, deleteTotp, findTotp, savePendingSecret } from './totp-store.ts'

const SETUP_LIFE_MS = HOUR_MS

/**
 * Creates the secret of an authenticator app. It takes effect when a code of it is confirmed. An app that was set up
 * earlier works until then.
 * @throws Problem 403 email_unconfirmed, 422 for a wrong password or passkey, 429
 */
export async function startTotp(deps: Deps, actor: Actor, proof: OwnerProof): Promise<TotpSetup> {
  const user = await requireOwner(deps, actor, proof)
  requireConfirmed(user)
  const secret = createTotpSecret()
  const sealed = sealSecret(deps.config.secrets, user.id, secret)
  await savePendingSecret(deps.db, user.id, sealed, deps.clock())
  return { secret, uri: totpUri(secret, user.email) }
}

/**
 * Confirms the app that was set up, with a code of it, and mails the owner.
 * @returns recovery codes when the account has none
 * @throws Problem 403 email_unconfirmed, 422 for a wrong code or one of an old set-up, 429
 */
export async function confirmTotp(deps: Deps, actor: Actor, code: string): Promise<string[] | null> {
  const { db, clock, config } = deps
  const user = await findUserById(db, actor.id)
  if (!user) throw new Problem('unauthenticated')
  requireConfirmed(user)
  const now = clock()
  const attempt = await countAttempt(deps, {
    account: `second:${user.id}`,
    address: knownOrigin('session', actor.sessionId),
  })
  const totp = await findTotp(db, user.id)
  const isFresh = totp?.pending_at && now.getTime() - totp.pending_at.getTime() < SETUP_LIFE_MS
  const sealed = isFresh ? totp.pending_secret : null
  const secret = sealed && openSecret(config.secrets, user.id, sealed)
  const step = secret ? stepOfCode(secret, code, now) : null
  if (!sealed || step === null) throw invalid({ code: ['code_wrong'] })
  await deleteAttempt(db, attempt)
  const fresh = (await countUnused(db, user.id)) === 0 ? await createRecoveryCodes() : null
  await db.transaction().execute(async (trx) => {
    await requireStillSignedIn(trx, actor)
    if (!(await confirmSecret(trx, user.id, sealed, { step, now }))) throw invalid({ code: ['code_wrong'] })
    if (fresh) await replaceCodes(trx, user.id, fresh)
    await deleteChallenges(trx, user.id)
    await mailOwner(trx, deps, user, 'totp_added')
  })
  return fresh?.codes ?? null
}

/**
 * Removes the authenticator app, with the recovery codes when no other factor remains, and mails the owner.
 * @throws Problem 404, 422 for a wrong password, 429
 */
export async function removeTotp(deps: Deps, actor: Actor, proof: OwnerProof): Promise<void> {
  const user = await requireOwner(deps, actor, proof)
  await deps.db.transaction().execute(async (trx) => {
    await requireStillSignedIn(trx, actor)
    if (!(await deleteTotp(trx, user.id))) throw notFound()
    await cleanUpFactors(trx, user.id)
    await mailOwner(trx, deps, user, 'totp_removed')
  })
}

/**
 * Replaces the recovery codes and mails the owner.
 * @throws Problem 404 without a second factor, 422 for a wrong password, 429
 */
export async function renewRecoveryCodes(deps: Deps, actor: Actor, proof: OwnerProof): Promise<string[]> {
  const user = await requireOwner(deps, actor, proof)
  const fresh = await createRecoveryCodes()
  await deps.db.transaction().execute(async (trx) => {
    await requireStillSignedIn(trx, actor)
    if (!isProtected(await findFactors(trx, user.id))) throw notFound()
    await replaceCodes(trx, user.id, fresh)
    await mailOwner(trx, deps, user, 'codes_made')
  })
  return fresh.codes
}

/** Ends sign-ins that wait for a removed factor. Deletes the recovery codes when no factor remains. */
export async function cleanUpFactors(trx: Kysely<Tables>, userId: number): Promise<void> {
  await deleteChallenges(trx, userId)
  if (!isProtected(await findFactors(trx, userId))) await deleteCodes(trx, userId)
}
