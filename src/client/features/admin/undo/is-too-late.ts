import { ApiError } from '#client/platform/api/errors.ts'

const CODES = ['report_decided', 'already_decided', 'decision_held']

/** Whether a decision was refused because somebody else has decided, or because its subject was changed or is gone. */
export const isTooLate = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || CODES.includes(error.code ?? ''))
