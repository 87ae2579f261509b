import type { Deps } from '../http/deps.ts'
import { invalid } from '../http/problem.ts'
import { deleteAttempt } from './attempts-store.ts'
import { isPassword } from './password-hash.ts'
import { takeAttempt } from './throttle.ts'
import type { User } from './users-store.ts'

/**
 * Makes sure that whoever asks for something grave knows the password: a borrowed phone must not find it out either.
 * @param field where the form has it
 * @throws Problem 422 when it is wrong, 429 after too many wrong ones
 */
export async function requirePassword(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: Pick<User, 'id' | 'password_hash'>,
  { password, address, field }: { password: string; address: string; field: string },
): Promise<void> {
  const attempt = await takeAttempt(deps, { account: `user:${user.id}`, address })
  if (!(await isPassword(user.password_hash, password))) throw invalid({ [field]: ['password_wrong'] })
  await deleteAttempt(deps.db, attempt)
}
