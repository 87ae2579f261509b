import type { Kysely } from 'kysely'
import { lockUser } from '../db/lock-user.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import { Problem } from '../http/problem.ts'
import { findSession } from './sessions-store.ts'

/**
 * Locks the current user's account and checks the session again, for sensitive changes and for new work such as vacancies.
 * Since the request was authenticated the owner may have changed the password, or staff may have blocked the account or
 * appointed its owner, who must have no open work then.
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
