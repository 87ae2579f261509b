import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#client/platform/words/format.ts'

/**
 * The error of a text with more characters than the server accepts, null for another. Such a text is kept in full, and
 * `data-wrong` keeps its form from being sent: with `maxLength` the browser would cut typed or pasted text silently.
 */
export function useTooLong(max: number): (text: string) => string | null {
  const { t } = useLingui()
  return (text) => {
    if (text.trim().length <= max) return null
    // Here, because the first number that a page formats takes 25 ms.
    const most = formatNumber(max)
    return t`The text is longer than ${most}\u00a0characters. Please shorten it.`
  }
}
