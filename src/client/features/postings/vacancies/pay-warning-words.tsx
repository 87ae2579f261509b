import { Trans } from '@lingui/react/macro'
import { useMinimaWords } from '#client/domain/sector-minima.tsx'
import { formatDate, formatMoney } from '#client/platform/words/format.ts'
import type { PayWarning } from '#shared/contract/pay.ts'

/** What is wrong with a pay, in a few words. */
export function PayWarningTitle({ kind }: Pick<PayWarning, 'kind'>) {
  if (kind === 'mini_job') return <Trans>The pay is above the limit for a mini-job</Trans>
  if (kind === 'sector') return <Trans>A higher minimum wage may apply in this sector</Trans>
  return <Trans>The pay is below the statutory minimum wage</Trans>
}

/** The figures of a warning about a pay. */
export function PayWarningText({ warning }: { warning: PayWarning }) {
  const list = useMinimaWords(warning.kind === 'mini_job' ? [] : (warning.minima ?? []))
  if (warning.kind === 'mini_job') {
    const limit = formatMoney(warning.limit)
    const monthly = formatMoney(warning.monthly)
    const date = formatDate(warning.day)
    return (
      <Trans>
        On {date}, a mini-job may pay at most {limit} a month. At {monthly} it is a job with social insurance:
        please choose another type of employment, or change the pay or the hours.
      </Trans>
    )
  }
  const hourly = formatMoney(warning.hourly)
  if (warning.kind === 'statutory') {
    const minimum = formatMoney(warning.minimum)
    const date = formatDate(warning.day)
    if (list)
      return (
        <Trans>
          Firms in this sector must pay at least (per hour): {list}. For other employers, the minimum wage on{' '}
          {date} is {minimum}. This vacancy pays {hourly} an hour.
        </Trans>
      )
    return (
      <Trans>
        The minimum wage on {date} is {minimum} an hour. This vacancy pays {hourly} an hour.
      </Trans>
    )
  }
  return (
    <Trans>
      Firms in this sector must pay at least (per hour): {list}. This vacancy pays {hourly} an hour.
    </Trans>
  )
}
