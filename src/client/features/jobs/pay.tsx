import { Trans, useLingui } from '@lingui/react/macro'
import { convertPay } from '#client/domain/convert-pay.ts'
import { PAY_UNITS } from '#client/domain/labels.ts'
import { formatMoneyRange } from '#client/platform/words/format.ts'
import { classNames } from '#client/ui/class-names.ts'
import type { JobCard } from '#shared/contract/jobs.ts'
import styles from './pay.module.css'

type Paid = Pick<JobCard, 'pay_amount' | 'pay_max' | 'pay_type' | 'hours_per_week'>
type Props = {
  job: Paid
  className?: string /** With the pay in the other unit, so that jobs can be compared. */
  isConverted?: boolean
}

/**
 * The pay. Suppresses the hydration warning, because browsers and server may put different spaces before the currency
 * sign.
 */
export function Pay({ job, className, isConverted = false }: Props) {
  const { i18n } = useLingui()
  const other = isConverted ? convertPay(job) : null
  return (
    <p className={classNames(styles.pay, className)}>
      <strong className={styles.figure} suppressHydrationWarning>
        {formatMoneyRange(job.pay_amount, job.pay_max)}
      </strong>{' '}
      <span className={styles.unit}>{i18n._(PAY_UNITS[job.pay_type])}</span>
      {other && (
        <>
          {' '}
          <span className={styles.other} suppressHydrationWarning>
            {job.pay_type === 'per_hour' ? (
              <Trans>≈ {other} a month</Trans>
            ) : (
              <Trans>≈ {other} an hour</Trans>
            )}
          </span>
        </>
      )}
    </p>
  )
}
