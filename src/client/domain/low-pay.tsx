import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '#client/platform/words/clock.ts'
import { formatDate, formatMoney } from '#client/platform/words/format.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import { hourlyOf, statutoryMinimumAt } from '#shared/rules/pay.ts'
import { payTablesQueryOptions } from './pay-queries.ts'

type Props = {
  pay: { pay_amount: number | null; pay_type: PayType | null }
  /** The hours and first day of the work, as far as they are known. */
  work?: { hours_per_week: number | null; start_date: string | null } | undefined
}

/**
 * Warns when an asked or offered pay is below the statutory minimum wage. It never refuses the pay. Nobody can waive the
 * minimum wage (§ 3 MiLoG).
 */
export function LowPay({ pay, work }: Props) {
  const { data: tables } = useQuery(payTablesQueryOptions())
  const today = new Date(useNow()).toISOString().slice(0, 10)
  const day = work?.start_date && work.start_date > today ? work.start_date : today
  const minimum = tables ? statutoryMinimumAt(tables.minimum_wages, day) : null
  const { pay_amount, pay_type } = pay
  const hourly =
    pay_amount && pay_type
      ? hourlyOf({ pay_amount, pay_type, hours_per_week: work?.hours_per_week ?? null })
      : null
  if (hourly === null || minimum === null || hourly >= minimum.hourly) return null
  const least = formatMoney(minimum.hourly)
  const date = formatDate(minimum.valid_from)
  return (
    <Notice
      tone="amber"
      icon="euro"
      role="status"
      title={<Trans>The pay is below the statutory minimum wage</Trans>}
    >
      <Trans>
        Every employer has to pay at least {least} an hour (the minimum wage from {date}), even to someone who
        asks for less.
      </Trans>
    </Notice>
  )
}
