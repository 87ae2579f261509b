import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import { type ErrorMessage, FieldErrorText } from './field-error.tsx'
import { FieldLabel } from './field-label.tsx'
import { Icon } from './icon.tsx'
import styles from './native-select.module.css'
import { useField } from './use-field.ts'

export interface SelectOption {
  value: string
  label: string
}

export interface NativeSelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> {
  label: string
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  description?: string
  errorMessage?: ErrorMessage
  isRequired?: boolean
}

/** The browser's own select: it opens the phone's picker and needs no JavaScript. */
export function NativeSelect({
  label,
  options,
  value,
  onChange,
  description,
  errorMessage,
  isRequired,
  className,
  ...props
}: NativeSelectProps) {
  const { id, helpId, errorId, error, clear, aria } = useField({
    ...props,
    description,
    errorMessage,
    isRequired,
  })
  return (
    <div className={classNames(fieldStyles.field, className)}>
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      {description && (
        <span className={fieldStyles.description} id={helpId}>
          {description}
        </span>
      )}
      <div className={fieldStyles.box}>
        <select
          {...props}
          {...aria}
          id={id}
          className={classNames(fieldStyles.input, styles.select)}
          value={value}
          onChange={(event) => {
            clear()
            onChange(event.target.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </div>
      <FieldErrorText id={errorId} message={error} />
    </div>
  )
}
