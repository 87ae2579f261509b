import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { brokenPasswordRules, type PasswordOwner } from '#shared/rules/passwords.ts'

/** Validation errors found before sending, by field name. */
export type FormProblems = Record<string, MessageDescriptor>

const EMPTY = msg`field cannot be empty`

/** Returns an error for each of the named values that is blank. */
export function findBlank(values: Record<string, string | null>, names: readonly string[]): FormProblems {
  return Object.fromEntries(names.filter((name) => !values[name]?.trim()).map((name) => [name, EMPTY]))
}

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
