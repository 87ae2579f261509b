import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { type ErrorMessage, FieldErrorText } from './field-error.tsx'
import { FieldLabel } from './field-label.tsx'
import own from './text-field.module.css'
import { useField } from './use-field.ts'

/** What text fields of one and of several lines have in common. */
export interface TextProps {
  label: string
  value?: string
  onChange?: (value: string) => void
  description?: string
  errorMessage?: ErrorMessage
  isRequired?: boolean | undefined
  className?: string
  /** The text stands for no value: its form is not sent, see `Form`. */
  'data-wrong'?: boolean | undefined
}

export interface TextFieldProps
  extends TextProps,
    Omit<ComponentPropsWithRef<'input'>, keyof TextProps | 'defaultValue' | 'prefix' | 'children'> {
  /** Marks the field as wrong although it has no error of its own to show. */
  isInvalid?: boolean
  isReadOnly?: boolean
  /** Shown inside the box before the text, for example an icon. */
  prefix?: ReactNode
  /** Shown inside the box after the text: a unit or a small button. */
  suffix?: ReactNode
}

/** A text field of one line with label, description and error. */
export function TextField({
  label,
  onChange,
  description,
  errorMessage,
  isInvalid,
  isRequired,
  isReadOnly,
  prefix,
  suffix,
  className,
  'data-wrong': isWrong,
  ...props
}: TextFieldProps) {
  const { id, helpId, errorId, error, clear, aria } = useField({
    ...props,
    description,
    errorMessage,
    isInvalid,
    isRequired,
  })
  return (
    <div className={classNames(styles.field, className)} data-wrong={isWrong}>
      <FieldLabel htmlFor={id} isRequired={isRequired}>
        {label}
      </FieldLabel>
      {description && (
        <span className={styles.description} id={helpId}>
          {description}
        </span>
      )}
      <div className={styles.box}>
        {prefix && <span className={own.prefix}>{prefix}</span>}
        <input
          type="text"
          {...props}
          {...aria}
          id={id}
          className={classNames(styles.input, !!prefix && own.withPrefix, !!suffix && own.withSuffix)}
          readOnly={isReadOnly}
          onChange={({ target }) => {
            clear()
            onChange?.(target.value)
          }}
        />
        {suffix && <span className={own.suffix}>{suffix}</span>}
      </div>
      <FieldErrorText id={errorId} message={error} />
    </div>
  )
}
