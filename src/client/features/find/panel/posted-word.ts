import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Words for the age of a job. */
export function usePostedWord(): (days: number) => string {
  const { t } = useLingui()
  return (days) => t`in the last ${plural(days, { one: '24\u00a0hours', other: '#\u00a0days' })}`
}
