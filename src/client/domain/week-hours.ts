import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Gives the hours of a job in words: "20 hours a week". */
export function useWeekHours(): (hours: number) => string {
  const { t } = useLingui()
  return (hours) => t`${plural(hours, { one: '#\u00a0hour a week', other: '#\u00a0hours a week' })}`
}
