import type { Kysely } from 'kysely'
import { lockUserLater } from '../db/lock-user.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import { sessionEnded } from './session-ended.ts'
import { findSession, findSessionLater } from './sessions-store.ts'
import { personOf } from './users.ts'
import { lockNamesLater } from './users-store.ts'

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
  await lockUserLater(trx, actor.id)
  requireLive(await findSession(trx, actor.sessionId))
}

/**
 * As `requireStillSignedIn`, together with the next statement of the transaction.
 * @returns a function to call after that statement. It returns the public part of the user, and throws Problem 401.
 */
export async function checkStillSignedIn(trx: Kysely<Tables>, actor: Pick<Actor, 'id' | 'sessionId'>) {
  const names = await lockNamesLater(trx, actor.id)
  const session = await findSessionLater(trx, actor.sessionId)
  return () => {
    requireLive(session())
    const locked = names()
    return locked && personOf(locked)
  }
}

type Session = Awaited<ReturnType<typeof findSession>>

function requireLive(session: Session): void {
  if (!session || session.revoked_at || session.blocked_at) throw sessionEnded(session)
}
