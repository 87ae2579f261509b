import { ApiError } from '#client/platform/api/errors.ts'

/** What an employer must do before a conversation. */
export type Requirement = 'email_unconfirmed' | 'vacancy_needed'

/**
 * The requirement that an employer does not meet, by the error of opening a conversation; null for other errors.
 */
export function requirementOf(error: unknown): Requirement | null {
  const code = error instanceof ApiError ? error.code : null
  return code === 'email_unconfirmed' || code === 'vacancy_needed' ? code : null
}
