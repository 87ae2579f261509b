import { createHash } from 'node:crypto'
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { MINUTE_MS } from '#shared/durations.ts'
import { hashOf } from '../../db/hash-of.ts'
import type { Deps } from '../../http/deps.ts'
import { Problem } from '../../http/problem.ts'
import { isLoopbackUrl } from '../../network/loopback.ts'
import type { User } from '../users-store.ts'
import { consumeRequest, insertRequest, isFull, listPasskeys, type Purpose } from './passkeys-store.ts'

const LIFE_MS = 5 * MINUTE_MS

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * The relying party of passkeys (WebAuthn): authenticators sign for this host only. On a loopback address any port is
 * accepted, because development, tests and proxies use others.
 * @param clientDataJSON the signed client data, which name the page's origin (WebAuthn)
 */
export function relyingParty({ publicUrl }: Pick<Deps['config'], 'publicUrl'>, clientDataJSON: string) {
  const { hostname, origin } = new URL(publicUrl)
  const claimed = isLoopbackUrl(publicUrl) ? originIn(clientDataJSON) : null
  return { id: hostname, origin: claimed?.hostname === hostname ? claimed.origin : origin }
}

function originIn(clientDataJSON: string): URL | null {
  try {
    return new URL(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()).origin)
  } catch {
    return null
  }
}

/**
 * The options with which a browser creates a passkey (WebAuthn registration). An authenticator that already has a passkey
 * of the account refuses.
 * @throws Problem 409 passkeys_full
 */
export async function requestNewPasskey(deps: Needs, user: User) {
  if (await isFull(deps.db, user.id)) throw new Problem('passkeys_full')
  const known = await listPasskeys(deps.db, user.id)
  const options = await generateRegistrationOptions({
    rpName: 'Jobmost',
    rpID: new URL(deps.config.publicUrl).hostname,
    // Equal for all passkeys of an account, so that an authenticator keeps only one. It must not contain a name (WebAuthn 3,
    // 14.6.1).
    userID: new Uint8Array(createHash('sha256').update(`passkey ${user.id}`).digest()),
    userName: user.email,
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
  })
  await storeRequest(deps, 'register', user.id, options.challenge)
  return options
}

/**
 * The options with which a browser signs with a passkey (WebAuthn authentication).
 * @param userId null: the authenticator offers the accounts it has passkeys of
 */
export async function requestPasskey(deps: Needs, purpose: Purpose, userId: number | null) {
  const known = userId === null ? [] : await listPasskeys(deps.db, userId)
  const options = await generateAuthenticationOptions({
    rpID: new URL(deps.config.publicUrl).hostname,
    userVerification: mustVerify(purpose) ? 'required' : 'preferred',
    allowCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
  })
  await storeRequest(deps, purpose, userId, options.challenge)
  return options
}

/**
 * Whether the authenticator must verify the user, by PIN or biometrics. The second step does not need it, because it
 * follows the password. A passkey that replaces the password needs it: otherwise a touch on a borrowed, unlocked device
 * would be enough.
 */
export const mustVerify = (purpose: Purpose): boolean => purpose !== 'second-step'

/** Whether the server issued this challenge for this purpose and account. Deletes it: a challenge is valid once. */
export const isOwnRequest = (deps: Needs, purpose: Purpose, user_id: number | null, challenge: string) =>
  consumeRequest(deps.db, { challenge_hash: hashOf(challenge), user_id, purpose }, deps.clock())

function storeRequest({ db, clock }: Needs, purpose: Purpose, user_id: number | null, challenge: string) {
  const expires_at = new Date(clock().getTime() + LIFE_MS)
  return insertRequest(db, { challenge_hash: hashOf(challenge), user_id, purpose, expires_at })
}
