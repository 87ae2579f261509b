import { describeCode } from '#shared/contract/error-codes.ts'
import { ApiError } from '../../../api/errors.ts'

/** Returns undefined for a 404 and rethrows other errors. */
export function ignoreNotFound(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined
  throw error
}

/** The answer to a change that has no content, to tell it from an ignored error. */
export const DONE = 'done'

/** Returns undefined when the server already has a newer change of the same record, and rethrows other errors. */
export function ignoreOutdated(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'outdated') return undefined
  throw error
}

const REFUSED = [403, 404, 409, 410]

/**
 * Returns undefined when the server refuses for good to mark something as read, and rethrows other errors. The subject
 * is gone or belongs to others now, and the user can do nothing about it.
 */
export function ignoreRefused(error: unknown): undefined {
  const isFinal = error instanceof ApiError && !describeCode(error.code)?.retry
  if (isFinal && REFUSED.includes(error.status)) return undefined
  throw error
}
