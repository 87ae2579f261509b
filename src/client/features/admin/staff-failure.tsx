import { useLingui } from '@lingui/react/macro'
import { NetworkError } from '#client/platform/api/errors.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { QueryFailure } from '#client/ui/query-failure.tsx'

type Props = { title: string; error: Error; onRetry: () => unknown }

/**
 * Replaces data about other people that could not be fetched. The device keeps none of them, so that a page that is loaded
 * without a connection cannot show what it showed before.
 */
export function StaffFailure({ error, ...props }: Props) {
  const { t } = useLingui()
  const words = failureWords(error)
  const withoutConnection = t`No connection. Data about other people are not kept on this device: they appear again as soon as you are back online.`
  return (
    <QueryFailure {...props} {...words} {...(error instanceof NetworkError && { text: withoutConnection })} />
  )
}
