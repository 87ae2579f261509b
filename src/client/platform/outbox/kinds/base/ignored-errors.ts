import { ApiError } from '../../../api/errors.ts'

/** Returns undefined for a 404 and rethrows other errors. */
export function ignoreNotFound(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined
  throw error
}

/** Returns undefined when the server already has a newer change of the same record, and rethrows other errors. */
export function ignoreOutdated(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'outdated') return undefined
  throw error
}
