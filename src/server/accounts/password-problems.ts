import { brokenPasswordRules, type PasswordOwner } from '#shared/rules/passwords.ts'
import type { TextKey } from '../texts/texts.ts'
import { isCommonPassword } from './common-passwords.ts'

/** All that is wrong with a new password, as texts. */
export function passwordProblems(password: string, owner: PasswordOwner): TextKey[] {
  const broken: TextKey[] = brokenPasswordRules(password, owner)
  return isCommonPassword(password) ? [...broken, 'password_common'] : broken
}
