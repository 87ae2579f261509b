import { type ComponentPropsWithRef, useId } from 'react'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import { type ErrorMessage, errorList, FieldErrorText } from './field-error.tsx'
import { FieldLabel } from './field-label.tsx'
import { useFieldError } from './form-errors.ts'
import { Icon } from './icon.tsx'
import styles from './native-select.module.css'

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
  isDisabled?: boolean
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
  isDisabled,
  className,
  ...props
}: NativeSelectProps) {
  const generated = useId()
  const id = props.id ?? generated
  const { error, clear } = useFieldError(props.name, errorMessage)
  const isInvalid = errorList(error).length > 0
  const describedBy = classNames(description && `${id}-help`, isInvalid && `${id}-error`)
  return (
    <div className={classNames(fieldStyles.field, className)}>
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      {description && (
        <span className={fieldStyles.description} id={`${id}-help`}>
          {description}
        </span>
      )}
      <div className={fieldStyles.box}>
        <select
          {...props}
          id={id}
          className={classNames(fieldStyles.input, styles.select)}
          value={value}
          onChange={(event) => {
            clear()
            onChange(event.target.value)
          }}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy || undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </div>
      <FieldErrorText id={`${id}-error`} message={error} />
    </div>
  )
}
