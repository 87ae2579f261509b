import { Trans, useLingui } from '@lingui/react/macro'
import { MinimumToCome } from '#client/domain/minimum-to-come.tsx'
import { WAGE_SCOPES } from '#client/domain/wage-scopes.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { formatDate, formatMoney } from '#client/platform/words/format.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { PayTables } from '#shared/contract/pay.ts'
import styles from '../posting-form.module.css'
import type { VacancyDraft } from './vacancy-draft.ts'
import { miniJobExcess, type WageGap, wageGapOf } from './wage-gap.ts'

/**
 * Warns during typing when the pay is below a minimum wage, or above the limit of a mini-job. It does not refuse the pay, because the hours may be wrong.
 */
export function WageCheck({ draft, tables }: { draft: VacancyDraft; tables: PayTables | undefined }) {
  const today = new Date(useNow()).toISOString().slice(0, 10)
  const gap = tables ? wageGapOf(draft, tables, today) : null
  const excess = tables ? miniJobExcess(draft, tables, today) : null
  return (
    <div role="status" className={styles.wide}>
      {gap && <Warning gap={gap} />}
      {excess && <MiniJobWarning excess={excess} />}
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
          The minimum wage on {date} is {minimum} an hour. This vacancy pays {hourly} an hour.
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
        Firms in this sector must pay at least (per hour): {list}. This vacancy pays {hourly} an hour.
      </Trans>
    </Notice>
  )
}

type Excess = NonNullable<ReturnType<typeof miniJobExcess>>

function MiniJobWarning({ excess }: { excess: Excess }) {
  const limit = formatMoney(excess.limit)
  const monthly = formatMoney(excess.monthly)
  const date = formatDate(excess.day)
  return (
    <Notice tone="amber" icon="euro" title={<Trans>The pay is above the limit for a mini-job</Trans>}>
      <Trans>
        On {date} a mini-job may pay at most {limit} a month. At {monthly} it is a job with social insurance:
        please choose another type of employment, or change the pay or the hours.
      </Trans>
    </Notice>
  )
}
