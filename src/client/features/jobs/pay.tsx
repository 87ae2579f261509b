import { useLingui } from '@lingui/react/macro'
import { PAY_UNITS } from '#client/domain/labels.ts'
import { formatMoneyRange } from '#client/platform/words/format.ts'
import { classNames } from '#client/ui/class-names.ts'
import type { JobCard } from '#shared/contract/jobs.ts'
import styles from './pay.module.css'

type Paid = Pick<JobCard, 'pay_amount' | 'pay_max' | 'pay_type'>

/**
 * The pay. Suppresses the hydration warning, because browsers and server may put different spaces before the currency
 * sign.
 */
export function Pay({ job, className }: { job: Paid; className?: string }) {
  const { i18n } = useLingui()
  return (
    <p className={classNames(styles.pay, className)}>
      <strong className={styles.figure} suppressHydrationWarning>
        {formatMoneyRange(job.pay_amount, job.pay_max)}
      </strong>{' '}
      <span className={styles.unit}>{i18n._(PAY_UNITS[job.pay_type])}</span>
    </p>
  )
}
