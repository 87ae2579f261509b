import { brokenPasswordRules, type PasswordOwner } from '#shared/rules/passwords.ts'
import type { TextKey } from '../texts/texts.ts'
import { isCommonPassword } from './common-passwords.ts'

/** The keys of the texts for all rules that a new password breaks. */
export function passwordProblems(password: string, owner: PasswordOwner): TextKey[] {
  const broken: TextKey[] = brokenPasswordRules(password, owner)
  return isCommonPassword(password) ? [...broken, 'password_common'] : broken
}
