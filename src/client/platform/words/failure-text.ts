import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, ContractError, NetworkError } from '../api/errors.ts'

/**
 * What went wrong, in the reader's language: the one place where a failure becomes words. The server's own sentence
 * is taken where it sent one, since it is in the asked language already.
 */
export function failureText(error: unknown): string {
  if (error instanceof NetworkError)
    return i18n._(msg`No connection. Nothing has been lost: please try again when you are back online`)
  if (error instanceof ApiError && error.status < 500 && error.message) return error.message
  const general = i18n._(msg`Something went wrong on our side. Please try again`)
  const id = error instanceof ApiError ? error.requestId : undefined
  if (id) return `${general} (${id})`
  if (error instanceof ContractError)
    return i18n._(
      msg`We could not read the server’s answer. You may need a newer version of the app: please reload the page`,
    )
  return general
}

/** What stands in place of what could not be fetched: why, and the button that asks once more. */
export const failureWords = (error: unknown) => ({
  text: failureText(error),
  retryLabel: i18n._(msg`Try again`),
})

/**
 * The messages by field of a 422, for a form's `validationErrors`; empty for anything else. Those of a list's entries
 * (`skills.0`) stand with the list.
 */
export function fieldErrors(error: unknown): Record<string, string[]> {
  const folded: Record<string, string[]> = {}
  if (!(error instanceof ApiError) || !error.errors) return folded
  for (const [path, messages] of Object.entries(error.errors)) {
    const field = path.split('.')[0] ?? path
    folded[field] = [...new Set([...(folded[field] ?? []), ...messages])]
  }
  return folded
}
