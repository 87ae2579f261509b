import { Trans, useLingui } from '@lingui/react/macro'
import { MinimumToCome } from '#client/domain/minimum-to-come.tsx'
import { WAGE_SCOPES } from '#client/domain/wage-scopes.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { formatDate, formatMoney } from '#client/platform/words/format.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { PayTables } from '#shared/contract/pay.ts'
import styles from '../posting-form.module.css'
import type { VacancyDraft } from './vacancy-draft.ts'
import { type WageGap, wageGapOf } from './wage-gap.ts'

/**
 * Warns during typing when the pay is below a minimum wage. It does not refuse the pay, because the hours may be wrong.
 */
export function WageCheck({ draft, tables }: { draft: VacancyDraft; tables: PayTables | undefined }) {
  const today = new Date(useNow()).toISOString().slice(0, 10)
  const gap = tables ? wageGapOf(draft, tables, today) : null
  return (
    <div role="status" className={styles.wide}>
      {gap && <Warning gap={gap} />}
      <MinimumToCome job={draft} />
    </div>
  )
}

function Warning({ gap }: { gap: WageGap }) {
  const { t } = useLingui()
  const hourly = formatMoney(gap.hourly)
  if (gap.kind === 'statutory') {
    const minimum = formatMoney(gap.minimum)
    const date = formatDate(gap.day)
    return (
      <Notice tone="amber" icon="euro" title={<Trans>The pay is below the statutory minimum wage</Trans>}>
        <Trans>
          On {date} every employer has to pay at least {minimum} an hour. Your pay is {hourly} an hour.
        </Trans>
      </Notice>
    )
  }
  const list = gap.minima
    .map(({ scope, hourly: minimum }) => `${t(WAGE_SCOPES[scope])} ${formatMoney(minimum)}`)
    .join('; ')
  return (
    <Notice icon="euro" title={<Trans>A higher minimum wage may apply in this sector</Trans>}>
      <Trans>
        Firms in this sector must pay at least (per hour): {list}. Your pay is {hourly} an hour.
      </Trans>
    </Notice>
  )
}
