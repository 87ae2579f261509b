import { ApiError } from '../../api/errors.ts'

/** Gives undefined for a 404; throws every other error. */
export function ignoreNotFound(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined
  throw error
}

/** Gives undefined when a later change of the same thing counts; throws every other error. */
export function ignoreOutdated(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'outdated') return undefined
  throw error
}
