import { ApiError } from '#client/platform/api/errors.ts'

const CODES = [
  'report_decided',
  'already_decided',
  'decision_held',
  'not_approved',
  'not_blocked',
  'profile_shown',
  'offer_taken_down',
  'offer_not_taken_down',
]

/** Whether a decision was refused because somebody else has decided, or because its subject was changed or is gone. */
export const isTooLate = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || CODES.includes(error.code ?? ''))
