import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Kysely } from 'kysely'
import type { PasskeyProof } from '#shared/contract/owner-proof.ts'
import type { Tables } from '../../db/tables.ts'
import type { Deps } from '../../http/deps.ts'
import { isOwnRequest, mustVerify, relyingParty } from './passkey-request.ts'
import { findPasskey, type Purpose, savePasskeyUse } from './passkeys-store.ts'

export type UsedPasskey = { userId: number; use: (trx: Kysely<Tables>) => Promise<boolean> }

/**
 * Verifies the signature of an authenticator.
 * @param userId the required owner of the passkey; null for any
 * @returns the owner, and a function that stores the use in a transaction; null when a check fails
 */
export async function verifyPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { purpose, userId }: { purpose: Purpose; userId: number | null },
  proof: PasskeyProof,
): Promise<UsedPasskey | null> {
  const passkey = await findPasskey(deps.db, proof.id)
  if (!passkey || (userId !== null && passkey.user_id !== userId)) return null
  const { id, origin } = relyingParty(deps.config, proof.response.clientDataJSON)
  // The library throws for every failed check, such as a wrong origin or a counter that went back.
  const verified = await verifyAuthenticationResponse({
    response: { ...proof, clientExtensionResults: {} },
    expectedChallenge: (challenge) => isOwnRequest(deps, purpose, userId, challenge),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: mustVerify(purpose),
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => null)
  if (!verified?.verified) return null
  const next = { counter: verified.authenticationInfo.newCounter, now: deps.clock() }
  return { userId: passkey.user_id, use: (trx) => savePasskeyUse(trx, passkey, next) }
}
