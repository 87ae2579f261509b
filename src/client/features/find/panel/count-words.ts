import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#client/platform/words/format.ts'
import type { FilterCounts } from '../filters/queries.ts'

const DIGITS = 2

/** Formats a hit count: exact, or rounded with "about" when the server only estimated it. */
export function useCountWords(counts: FilterCounts | undefined): (count: number) => string {
  const { t } = useLingui()
  if (!counts?.counts_are_estimates) return formatNumber
  return (count) => {
    const about = formatNumber(roundedTo(DIGITS, count))
    return count === 0 ? t`very few` : t`about ${about}`
  }
}

const roundedTo = (digits: number, count: number) => Number(count.toPrecision(digits))
