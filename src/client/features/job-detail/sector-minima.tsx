import { Trans, useLingui } from '@lingui/react/macro'
import { WAGE_SCOPES } from '#client/domain/wage-scopes.ts'
import { formatMoney } from '#client/platform/words/format.ts'
import type { SectorMinimum } from '#shared/rules/pay.ts'
import styles from './job-detail.module.css'

/** The minimum wages of the sector. Only a hint, because the vacancy does not state the employer's sector. */
export function SectorMinima({ minima }: { minima: SectorMinimum[] }) {
  const { t } = useLingui()
  if (!minima.length) return null
  const list = minima.map(({ scope, hourly }) => `${t(WAGE_SCOPES[scope])} ${formatMoney(hourly)}`).join('; ')
  return (
    <p className={styles.soft} suppressHydrationWarning>
      <Trans>Firms in this sector must pay at least (per hour): {list}.</Trans>
    </p>
  )
}
