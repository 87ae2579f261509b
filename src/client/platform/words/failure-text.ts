import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, ContractError, NetworkError, PasskeyError } from '../api/errors.ts'

// The errors of `import()` in Chromium, Firefox, WebKit and Vite; no standard gives them a type. A part of the app that the
// device does not have needs a connection as a request does.
const NOT_LOADED = /dynamically imported module|^Importing a module|^Unable to preload CSS/

const isWithoutConnection = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof Error && NOT_LOADED.test(error.message))

/**
 * The text of an error in the current language; the only place where errors get their texts. The server's own message
 * wins: it is in the language of the request.
 */
export function failureText(error: unknown): string {
  if (isWithoutConnection(error))
    return i18n._(msg`No connection. Nothing has been lost: please try again when you are back online.`)
  if (error instanceof PasskeyError)
    return i18n._(msg`No passkey was used. Please try again or choose another way.`)
  if (error instanceof ApiError && error.status < 500 && error.message) return error.message
  const general = i18n._(msg`Something went wrong on our side. Please try again.`)
  const id = error instanceof ApiError ? error.requestId : undefined
  if (id) return `${general} (${id})`
  if (error instanceof ContractError)
    return i18n._(
      msg`We could not read the server’s answer. You may need a newer version of the app: please reload the page.`,
    )
  return general
}

/** The texts shown instead of data that could not be fetched: the reason and the retry button. */
export const failureWords = (error: unknown) => ({
  text: failureText(error),
  retryLabel: i18n._(msg`Try again`),
})

/**
 * The messages of a 422 by field, for a form's `validationErrors`; empty for other errors. Messages about list items
 * (`skills.0`) are joined under the list.
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
