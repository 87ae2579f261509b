import type * as z from 'zod/mini'
import type { ChangePasswordSchema } from '#shared/contract/accounts.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { invalid, Problem } from '../http/problem.ts'
import type { TextKey } from '../texts/texts.ts'
import { requirePassword } from './confirm-password.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblems } from './password-problems.ts'
import { revokeOtherSessions } from './sessions-store.ts'
import { findUserById, savePassword, type User } from './users-store.ts'

type Change = z.output<typeof ChangePasswordSchema>

/**
 * Changes the password of a signed-in user and signs out all other devices.
 * @throws Problem 422 by field, 429 after too many wrong current passwords: a borrowed phone must not allow guessing
 */
export async function changePassword(deps: Deps, actor: Actor, change: Change): Promise<void> {
  const user = await findUserById(deps.db, actor.id)
  if (!user) throw new Problem('unauthenticated')
  await requirePassword(deps, user, {
    password: change.current_password,
    sessionId: actor.sessionId,
    field: 'current_password',
  })
  requireGood(change, user)
  const passwordHash = await hashPassword(change.password)
  await deps.db.transaction().execute(async (trx) => {
    await savePassword(trx, user.id, passwordHash)
    await revokeOtherSessions(trx, user.id, actor.sessionId, deps.clock())
  })
  await deps.realtime.closeEndedSessions(user.id)
}

function requireGood({ current_password, password, password_confirmation }: Change, user: User): void {
  const isSame = password === current_password
  const problems: TextKey[] = isSame ? ['password_same'] : passwordProblems(password, user)
  const isConfirmed = password === password_confirmation
  if (!problems.length && isConfirmed) return
  throw invalid({
    ...(problems.length ? { password: problems } : {}),
    ...(isConfirmed ? {} : { password_confirmation: ['password_mismatch'] }),
  })
}
