import type * as z from 'zod/mini'
import type { ChangePasswordSchema } from '#shared/contract/accounts.ts'
import type { Actor } from '../../http/app-type.ts'
import type { Deps } from '../../http/deps.ts'
import { invalid } from '../../http/problem.ts'
import type { TextKey } from '../../texts/texts.ts'
import { changedMail } from '../change-mails.ts'
import { deleteChangeTokens } from '../email-tokens-store.ts'
import { hashPassword, isPassword } from '../password-hash.ts'
import { passwordProblems } from '../password-problems.ts'
import { requireOwner } from '../second-factor/require-owner.ts'
import { findSession, revokeOtherSessions } from '../sessions-store.ts'
import { requireStillSignedIn } from '../still-signed-in.ts'
import { findUserById, savePassword, type User } from '../users-store.ts'

type Change = z.output<typeof ChangePasswordSchema>

/**
 * Changes the password of a signed-in user and signs out all other devices.
 * @throws Problem 401 when the session has ended meanwhile, 422 by field, 429 after too many wrong current passwords, because
 *   a borrowed phone must not allow guessing
 */
export async function changePassword(deps: Deps, actor: Actor, change: Change): Promise<void> {
  const user = await requireCurrent(deps, actor, change)
  requireGood(change, user, await isPassword(user.password_hash, change.password))
  const passwordHash = await hashPassword(change.password)
  await deps.db.transaction().execute(async (trx) => {
    await requireStillSignedIn(trx, actor)
    await savePassword(trx, user.id, passwordHash)
    // A pending change of address may have been requested by somebody who knew the old password.
    await deleteChangeTokens(trx, user.id)
    await revokeOtherSessions(trx, user.id, actor.sessionId, deps.clock(), 'password_changed')
    if (user.email_confirmed_at)
      await deps.tasks.add(trx, 'send-mail', changedMail('password', user, deps.config.publicUrl))
  })
  await deps.realtime.closeEndedSessions(user.id)
}

/** Requires the current password or a passkey. A session opened with the temporary password needs neither. */
async function requireCurrent(
  deps: Deps,
  actor: Actor,
  { current_password: password, passkey }: Change,
): Promise<User> {
  const isTemporary = actor.mustChangePassword && password === undefined
  const session = isTemporary ? await findSession(deps.db, actor.sessionId) : null
  const user = session?.by_temporary_password ? await findUserById(deps.db, actor.id) : null
  return user ?? requireOwner(deps, actor, { password, passkey }, 'current_password')
}

function requireGood({ password, password_confirmation }: Change, user: User, isSame: boolean): void {
  const problems: TextKey[] = isSame ? ['password_same'] : passwordProblems(password, user)
  const isConfirmed = password === password_confirmation
  if (!problems.length && isConfirmed) return
  throw invalid({
    ...(problems.length ? { password: problems } : {}),
    ...(isConfirmed ? {} : { password_confirmation: ['password_mismatch'] }),
  })
}
