import type { Kysely } from 'kysely'
import type { Token } from '#shared/contract/accounts.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { openSession } from './open-session.ts'
import type { FirstStep } from './sign-in-challenge.ts'
import { consumeTemporaryPassword, hasPassword, type User } from './users-store.ts'

/**
 * Opens the session of a sign-in and uses up a temporary password.
 * @returns null when another request has changed the password or used the temporary one meanwhile
 */
export async function openSignIn(
  trx: Kysely<Tables>,
  deps: Pick<Deps, 'clock' | 'config'>,
  user: User,
  { match, hash, device }: FirstStep,
): Promise<Token | null> {
  const isStillValid =
    match === 'own'
      ? await hasPassword(trx, user.id, hash)
      : await consumeTemporaryPassword(trx, user.id, hash, deps.clock())
  if (!isStillValid) return null
  return openSession(trx, deps, user, device, { byTemporaryPassword: match === 'temporary' })
}
