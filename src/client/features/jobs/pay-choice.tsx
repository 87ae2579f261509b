import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { PayType } from '#shared/contract/work-terms.ts'
import styles from './job-filters.module.css'

type Props = { value: PayType | undefined; onChange: (value: PayType | undefined) => void }

/** Any, per month or per hour. Native radios: they stand on the first screen and cost no code. */
export function PayChoice({ value, onChange }: Props) {
  const { t } = useLingui()
  const name = useId()
  const options = [
    { value: undefined, label: t`Any` },
    { value: 'per_month', label: t`Per month` },
    { value: 'per_hour', label: t`Per hour` },
  ] as const
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t`Payment`}</legend>
      {options.map((option) => (
        <label key={option.label} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
