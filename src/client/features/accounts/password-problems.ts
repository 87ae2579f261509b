import { msg } from '@lingui/core/macro'
import { brokenPasswordRules, type PasswordOwner } from '#shared/rules/passwords.ts'
import { type FormProblems, findBlank } from './form-problems.ts'

/** Validates a password that was typed twice. */
export function findPasswordProblems(
  passwords: { password: string; password_confirmation: string },
  owner: PasswordOwner,
): FormProblems {
  const { password, password_confirmation } = passwords
  const isWeak = brokenPasswordRules(password, owner).length > 0
  return {
    ...(isWeak ? { password: msg`The password does not meet all the rules yet` } : {}),
    ...(password === password_confirmation ? {} : { password_confirmation: msg`The passwords do not match` }),
    ...findBlank(passwords, ['password', 'password_confirmation']),
  }
}
