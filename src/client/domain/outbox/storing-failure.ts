import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '#client/platform/api/errors.ts'
import { isDiskFull } from '#client/platform/device/storage/is-disk-full.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { showToast } from '#client/ui/toast-store.ts'

/**
 * The text of an error of `enqueue` or of a change of a waiting entry. With damaged files, the browser stores nothing until
 * it is restarted.
 */
export function storingFailureText(error: unknown): string {
  if (error instanceof ApiError && error.code === 'in_progress')
    return i18n._(msg`This is being sent and can no longer be changed here`)
  if (error instanceof ApiError) return failureText(error)
  return isDiskFull(error)
    ? i18n._(msg`There is no space left on this device to save this. Free up some space and try again.`)
    : i18n._(
        msg`This browser cannot save anything at the moment. Copy any text that you have typed, restart the browser and try again.`,
      )
}

/** Shows that text as a toast, for a button that changes a waiting entry. */
export function showStoringFailure(error: unknown): void {
  showToast({ tone: 'error', text: storingFailureText(error) })
}
