import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Gives the hours of a job in words: "20 hours a week". */
export function useWeekHours(): (hours: number) => string {
  const { t } = useLingui()
  return (hours) => t`${plural(hours, { one: '# hour a week', other: '# hours a week' })}`
}
