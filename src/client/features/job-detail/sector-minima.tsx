import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#client/platform/words/format.ts'
import type { WageScope } from '#shared/contract/pay.ts'
import type { SectorMinimum } from '#shared/rules/pay.ts'
import styles from './job-detail.module.css'

const SCOPES = {
  cleaning_inside: msg`indoor cleaning`,
  cleaning_facade: msg`glass and facade cleaning`,
  care_assistant: msg`care assistants`,
  care_trained: msg`care assistants with at least one year of training`,
  care_nurse: msg`nurses`,
} satisfies Record<WageScope, unknown>

/** The minimum wages of the sector as a hint: the vacancy does not say whether the employer belongs to the sector. */
export function SectorMinima({ minima }: { minima: SectorMinimum[] }) {
  const { t } = useLingui()
  if (!minima.length) return null
  const list = minima.map(({ scope, hourly }) => `${t(SCOPES[scope])} ${formatMoney(hourly)}`).join('; ')
  return (
    <p className={styles.soft} suppressHydrationWarning>
      <Trans>Firms in this sector must pay at least (per hour): {list}.</Trans>
    </p>
  )
}
