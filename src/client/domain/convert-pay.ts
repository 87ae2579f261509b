import { formatMoneyRange } from '#client/platform/words/format.ts'
import type { JobCard } from '#shared/contract/jobs.ts'
import { hourlyFromMonthly, monthlyFromHourly } from '#shared/rules/pay.ts'

/** A job's pay in the other unit, as an amount or range; null if its hours are unknown. */
export function convertPay({
  pay_amount,
  pay_max,
  pay_type,
  hours_per_week,
}: Pick<JobCard, 'pay_amount' | 'pay_max' | 'pay_type' | 'hours_per_week'>): string | null {
  if (!hours_per_week) return null
  const toOther = (amount: number) =>
    pay_type === 'per_hour'
      ? Math.round(monthlyFromHourly(amount, hours_per_week))
      : hourlyFromMonthly(amount, hours_per_week)
  return formatMoneyRange(toOther(pay_amount), pay_max === null ? null : toOther(pay_max))
}
