import type { Deps } from '../http/deps.ts'
import { invalid } from '../http/problem.ts'
import { deleteAttempt } from './attempts-store.ts'
import { isPassword } from './password-hash.ts'
import { countAttempt, knownOrigin } from './throttle.ts'
import type { User } from './users-store.ts'

/**
 * Requires the current password for a sensitive action. Attempts are limited: a borrowed phone must not allow guessing.
 * @param field the form's field with the password
 * @throws Problem 422 for a wrong password, 429 after too many wrong ones
 */
export async function requirePassword(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: Pick<User, 'id' | 'password_hash'>,
  { password, sessionId, field }: { password: string; sessionId: string; field: string },
): Promise<void> {
  // Counted by session, so that failed attempts elsewhere do not lock the owner out of this session.
  const attempt = await countAttempt(deps, {
    account: `user:${user.id}`,
    address: knownOrigin('session', sessionId),
  })
  if (!(await isPassword(user.password_hash, password))) throw invalid({ [field]: ['password_wrong'] })
  await deleteAttempt(deps.db, attempt)
}
