import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import type { Actor } from '../../http/app-type.ts'
import type { Deps } from '../../http/deps.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { requirePassword } from '../confirm-password.ts'
import { findUserById, type User } from '../users-store.ts'
import { verifyPasskey } from './use-passkey.ts'

/**
 * The current user, who has given the password or a passkey once more for a sensitive action.
 * @param field the form's field with the password
 * @throws Problem 422 on `field` or `passkey`, 429 after too many wrong passwords
 */
export async function requireOwner(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  { password, passkey }: OwnerProof,
  field: 'password' | 'current_password' = 'password',
): Promise<User> {
  const user = await findUserById(deps.db, actor.id)
  if (!user) throw new Problem('unauthenticated')
  if (passkey) {
    const verified = await verifyPasskey(deps, { purpose: 'confirm', userId: user.id }, passkey)
    if (!verified || !(await verified.use(deps.db))) throw invalid({ passkey: ['passkey_refused'] })
    return user
  }
  if (!password) throw invalid({ [field]: ['required'] })
  await requirePassword(deps, user, { password, sessionId: actor.sessionId, field })
  return user
}

/**
 * Requires a confirmed address for setting up a second factor. On an account with somebody else's address it would lock
 * that person out.
 * @throws Problem 403 email_unconfirmed
 */
export function requireConfirmed({ email_confirmed_at }: User): void {
  if (!email_confirmed_at) throw new Problem('email_unconfirmed')
}
