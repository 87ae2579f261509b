import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '#client/platform/words/clock.ts'
import { formatDate, formatMoney } from '#client/platform/words/format.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { EmploymentType, PayType } from '#shared/contract/choice-schemas.ts'
import { minimumWageToCome } from '#shared/rules/pay.ts'
import { payTablesQueryOptions } from './pay-queries.ts'

type Props = {
  job: {
    pay_amount: number | null
    pay_type: PayType
    hours_per_week: number | null
    start_date: string | null
    employment_type: EmploymentType | null
  }
}

/** Names the next statutory minimum wage and its date when the pay of a vacancy is lawful now but below it. */
export function MinimumToCome({ job }: Props) {
  const { data: tables } = useQuery(payTablesQueryOptions())
  const today = new Date(useNow()).toISOString().slice(0, 10)
  const { pay_amount, start_date } = job
  if (!tables || !pay_amount) return null
  const day = start_date && start_date > today ? start_date : today
  const found = minimumWageToCome({ ...job, pay_amount }, tables.minimum_wages, day)
  if (!found) return null
  const date = formatDate(found.next.valid_from)
  const least = formatMoney(found.next.hourly)
  const hourly = formatMoney(found.hourly)
  return (
    <Notice icon="euro" title={<Trans>The minimum wage rises to {least} an hour</Trans>}>
      <Trans>
        It applies to every employer from {date}. The pay here is {hourly} an hour; if the work continues
        after that, the pay must be raised.
      </Trans>
    </Notice>
  )
}
