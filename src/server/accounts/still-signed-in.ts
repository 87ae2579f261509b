import type { Kysely } from 'kysely'
import { lockUser } from '../db/lock-user.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import { Problem } from '../http/problem.ts'
import { findSession } from './sessions-store.ts'

/**
 * Locks the current user's account for a sensitive change and checks the session again. The session may have ended
 * while the password was compared: the owner may have changed the password, or staff may have blocked the account.
 * @throws Problem 401
 */
export async function requireStillSignedIn(
  trx: Kysely<Tables>,
  actor: Pick<Actor, 'id' | 'sessionId'>,
): Promise<void> {
  await lockUser(trx, actor.id)
  const session = await findSession(trx, actor.sessionId)
  if (!session || session.revoked_at || session.blocked_at) throw new Problem('unauthenticated')
}
