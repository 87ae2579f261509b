import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Words for the days until the work begins. */
export function useStartWord(): (days: number) => string {
  const { t } = useLingui()
  return (days) =>
    days === 0 ? t`immediately` : t`within ${plural(days, { one: '#\u00a0day', other: '#\u00a0days' })}`
}
