import type { Deps } from '../http/deps.ts'
import { invalid } from '../http/problem.ts'
import { deleteAttempt } from './attempts-store.ts'
import { isPassword } from './password-hash.ts'
import { ownPlace, takeAttempt } from './throttle.ts'
import type { User } from './users-store.ts'

/**
 * Makes sure that whoever asks for something grave knows the password: a borrowed phone must not find it out either.
 * @param field where the form has it
 * @throws Problem 422 when it is wrong, 429 after too many wrong ones
 */
export async function requirePassword(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: Pick<User, 'id' | 'password_hash'>,
  { password, sessionId, field }: { password: string; sessionId: string; field: string },
): Promise<void> {
  // By session: whoever fails elsewhere must not lock the owner out of the session they are in.
  const attempt = await takeAttempt(deps, {
    account: `user:${user.id}`,
    address: ownPlace('session', sessionId),
  })
  if (!(await isPassword(user.password_hash, password))) throw invalid({ [field]: ['password_wrong'] })
  await deleteAttempt(deps.db, attempt)
}
