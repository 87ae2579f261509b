import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Words for the days until the work begins. */
export function useStartWord(): (days: number) => string {
  const { t } = useLingui()
  return (days) =>
    days === 0 ? t`Start at once` : t`Start within ${plural(days, { one: '# day', other: '# days' })}`
}
