import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import type { NewPasskey } from '#shared/contract/second-factor.ts'
import { deleteOwn } from '../../db/own-rows.ts'
import type { Actor } from '../../http/app-type.ts'
import type { Deps } from '../../http/deps.ts'
import { invalid, notFound, Problem } from '../../http/problem.ts'
import { deleteChallenges } from '../sign-in-challenges-store.ts'
import { requireStillSignedIn } from '../still-signed-in.ts'
import { findUserById } from '../users-store.ts'
import { mailOwner } from './mails.ts'
import { isOwnRequest, relyingParty } from './passkey-request.ts'
import { insertPasskey, isFull } from './passkeys-store.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { countUnused, replaceCodes } from './recovery-codes-store.ts'
import { requireConfirmed, requireOwner } from './require-owner.ts'
import { cleanUpFactors } from './set-up.ts'

/**
 * Adds a passkey for options that were issued after the password, and mails the owner.
 * @returns recovery codes when the account has none
 * @throws Problem 403 email_unconfirmed, 422 on `passkey` when it is invalid or answers no options that the server has issued, 409 passkeys_full
 */
export async function addPasskey(
  deps: Deps,
  actor: Actor,
  { name, passkey }: NewPasskey,
): Promise<string[] | null> {
  const { db, clock, config } = deps
  const user = await findUserById(db, actor.id)
  if (!user) throw new Problem('unauthenticated')
  requireConfirmed(user)
  const { id, origin } = relyingParty(config, passkey.response.clientDataJSON)
  const verified = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: (challenge) => isOwnRequest(deps, 'register', user.id, challenge),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => null)
  const refused = invalid({ passkey: ['passkey_refused'] })
  if (!verified?.verified) throw refused
  const { credential } = verified.registrationInfo
  const fresh = (await countUnused(db, user.id)) === 0 ? await createRecoveryCodes() : null
  await db.transaction().execute(async (trx) => {
    await requireStillSignedIn(trx, actor)
    // Several requests for one may have been open.
    if (await isFull(trx, user.id)) throw new Problem('passkeys_full')
    const added = await insertPasskey(trx, {
      user_id: user.id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      name,
      created_at: clock(),
      last_used_at: null,
    })
    if (added === null) throw refused
    if (fresh) await replaceCodes(trx, user.id, fresh)
    await deleteChallenges(trx, user.id)
    await mailOwner(trx, deps, user, 'passkey_added')
  })
  return fresh?.codes ?? null
}

/**
 * Removes a passkey, with the recovery codes when no other factor remains, and mails the owner.
 * @throws Problem 404, 422 for a wrong password, 429
 */
export async function removePasskey(deps: Deps, actor: Actor, id: number, proof: OwnerProof): Promise<void> {
  const user = await requireOwner(deps, actor, proof)
  await deps.db.transaction().execute(async (trx) => {
    await requireStillSignedIn(trx, actor)
    if (!(await deleteOwn(trx, 'passkeys', user.id, id))) throw notFound()
    await cleanUpFactors(trx, user.id)
    await mailOwner(trx, deps, user, 'passkey_removed')
  })
}
