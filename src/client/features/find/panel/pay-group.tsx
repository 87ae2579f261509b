import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { formatNumber } from '#client/platform/format.ts'
import { FieldErrorText } from '#client/ui/field-error.tsx'
import { formatMoney, parseMoney } from '#client/ui/money-text.ts'
import { LIMITS } from '#shared/contract/conventions.ts'
import type { Filters } from '../list/filters.ts'
import styles from '../list/panel.module.css'
import type { FilterCounts } from '../queries.ts'

type Props = { draft: Filters; onDraft: (draft: Filters) => void; counts: FilterCounts | undefined }

/** Any, per month or per hour, and how much at least. */
export function PayGroup({ draft, onDraft, counts }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [text, setText] = useState(() => formatMoney(draft.min ?? null, i18n.locale))
  const typed = parseMoney(text)
  const isWrong = text.trim() !== '' && (typed === null || typed > LIMITS.pay)
  // What the address or a chip says wins over a text that says something else.
  const shown =
    isWrong || (typed ?? undefined) === draft.min ? text : formatMoney(draft.min ?? null, i18n.locale)
  const options = [
    { value: undefined, label: t`Any` },
    { value: 'per_month', label: t`Per month` },
    { value: 'per_hour', label: t`Per hour` },
  ] as const
  const type = (next: string) => {
    setText(next)
    const amount = parseMoney(next)
    onDraft({ ...draft, min: amount !== null && amount > 0 && amount <= LIMITS.pay ? amount : undefined })
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t`Payment`}</legend>
      {options.map(({ value, label }) => (
        <label key={label} className={styles.choice}>
          <input
            type="radio"
            name="pay"
            value={value ?? ''}
            checked={draft.pay === value}
            onChange={() => onDraft({ ...draft, pay: value })}
          />
          <span>{label}</span>
          {value && counts && (
            <span className={styles.number}>
              {formatNumber(counts.pay_types.find((choice) => choice.value === value)?.count ?? 0)}
            </span>
          )}
        </label>
      ))}
      <div className={styles.field}>
        <label htmlFor={id}>{t`At least (EUR)`}</label>
        <input
          id={id}
          name="min"
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={shown}
          onChange={(event) => type(event.target.value)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
        />
        <FieldErrorText
          id={`${id}-error`}
          message={isWrong ? t`Please write an amount such as 15 or 2500` : null}
        />
      </div>
    </fieldset>
  )
}
