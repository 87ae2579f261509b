import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { FieldErrorText } from '#client/ui/field-error.tsx'
import { formatMoney, parseMoney } from '#client/ui/money-text.ts'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import type { PanelProps } from '../filters/panel-props.ts'
import type { FilterCounts } from '../filters/queries.ts'
import styles from '../list/panel.module.css'
import { CountedChoice } from './counted-choice.tsx'

/** Amounts below this are taken as pay per hour. */
const LOWEST_MONTHLY = 100

type Props = Pick<PanelProps, 'kind' | 'draft' | 'onDraft'> & { counts: FilterCounts | undefined }

/** The pay type (any, per month or per hour) and the lowest pay. */
export function PayGroup({ kind, draft, onDraft, counts }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const text = draft.typedMin ?? formatMoney(draft.min ?? null, i18n.locale)
  const isPerHour = draft.pay === 'per_hour'
  const isOneUnit = kind === 'jobs' && draft.pay !== undefined
  const isWrong = text.trim() !== '' && amountOf(text) === undefined
  const isLow = !isPerHour && (draft.min ?? LOWEST_MONTHLY) < LOWEST_MONTHLY
  const options = [
    { value: undefined, label: t`Any` },
    { value: 'per_month', label: t`Per month` },
    { value: 'per_hour', label: t`Per hour` },
  ] as const
  const countOf = (value: PayType | undefined) =>
    counts && value && (counts.pay_types.find((choice) => choice.value === value)?.count ?? 0)
  return (
    <fieldset className={styles.group} aria-describedby={isOneUnit ? `${id}-unit` : undefined}>
      <legend className={styles.legend}>{t`Payment`}</legend>
      {options.map(({ value, label }) => (
        <CountedChoice
          key={label}
          type="radio"
          name="pay"
          value={value ?? ''}
          label={label}
          count={countOf(value)}
          counts={counts}
          checked={draft.pay === value}
          onChange={() => onDraft({ ...draft, pay: value })}
        />
      ))}
      {isOneUnit && (
        <p id={`${id}-unit`} className={styles.hint}>
          {isPerHour
            ? t`Jobs with pay per month are left out. Under “Any”, their cards also say how much it is an hour, if the weekly hours are known.`
            : t`Jobs with pay per hour are left out. Under “Any”, their cards also say how much it is a month, if the weekly hours are known.`}
        </p>
      )}
      <div className={styles.field}>
        <label htmlFor={id}>{isPerHour ? t`At least (EUR an hour)` : t`At least (EUR a month)`}</label>
        <input
          id={id}
          name="min"
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          // Until the app's code runs, the browser validates the amount.
          pattern="[0-9][0-9 .,]*"
          value={text}
          onChange={({ target }) =>
            onDraft({ ...draft, typedMin: target.value, min: amountOf(target.value) })
          }
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong || isLow ? `${id}-error` : undefined}
        />
        <FieldErrorText
          id={`${id}-error`}
          message={isWrong ? t`Please enter an amount, such as 15 or 2500` : null}
        />
        {isLow && (
          <p id={`${id}-error`} className={styles.hint}>
            {t`This is very low for a month. For hourly pay, choose:`}{' '}
            <button
              type="button"
              className={styles.more}
              onClick={() => onDraft({ ...draft, pay: 'per_hour' })}
            >{t`Per hour`}</button>
          </p>
        )}
      </div>
    </fieldset>
  )
}

function amountOf(text: string): number | undefined {
  const amount = parseMoney(text.trim())
  return amount !== null && amount > 0 && amount <= LIMITS.pay ? amount : undefined
}
