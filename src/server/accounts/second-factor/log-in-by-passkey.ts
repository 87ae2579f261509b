import type { PasskeyProof } from '#shared/contract/owner-proof.ts'
import type { Deps } from '../../http/deps.ts'
import { invalid } from '../../http/problem.ts'
import { isRefusedDemo, type SignedIn } from '../log-in.ts'
import { openSession } from '../open-session.ts'
import { refuseBlocked } from '../refuse-blocked.ts'
import { findUserById } from '../users-store.ts'
import { verifyPasskey } from './use-passkey.ts'

/**
 * Signs a user in by a passkey alone. The authenticator has checked who holds it, so it is both factors.
 * @throws Problem 422 on `passkey`, 403 account_blocked
 */
export async function logInByPasskey(
  deps: Deps,
  passkey: PasskeyProof,
  from: { device: string },
): Promise<SignedIn> {
  const refused = invalid({ passkey: ['passkey_refused'] })
  const verified = await verifyPasskey(deps, { purpose: 'log-in', userId: null }, passkey)
  const user = verified && (await findUserById(deps.db, verified.userId))
  if (!user || isRefusedDemo(deps.config, user)) throw refused
  refuseBlocked(deps.config, user)
  return deps.db.transaction().execute(async (trx) => {
    if (!(await verified.use(trx))) throw refused
    return { userId: user.id, token: await openSession(trx, deps, user, from.device) }
  })
}
