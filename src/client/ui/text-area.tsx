import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { FieldErrorText } from './field-error.tsx'
import { FieldLabel } from './field-label.tsx'
import own from './text-area.module.css'
import type { TextProps } from './text-field.tsx'
import { useField } from './use-field.ts'

export interface TextAreaProps
  extends TextProps,
    Omit<ComponentPropsWithRef<'textarea'>, keyof TextProps | 'defaultValue' | 'children' | 'style'> {
  rows?: number
  /** The length of the text with its limit, as a text: “120 / 2,000”. */
  counter?: string
  /** Shows the label to assistive technology only, as in a chat. */
  hideLabel?: boolean
}

/** A text field of several lines that grows with its content. */
export function TextArea({
  label,
  onChange,
  description,
  errorMessage,
  isRequired,
  rows = 4,
  counter,
  hideLabel,
  className,
  'data-wrong': isWrong,
  ...props
}: TextAreaProps) {
  const { id, helpId, errorId, error, clear, aria } = useField({
    ...props,
    description,
    errorMessage,
    isRequired,
  })
  return (
    <div className={classNames(styles.field, className)} data-wrong={isWrong}>
      {!hideLabel && (
        <FieldLabel htmlFor={id} isRequired={isRequired}>
          {label}
        </FieldLabel>
      )}
      {description && (
        <span className={styles.description} id={helpId}>
          {description}
        </span>
      )}
      <textarea
        {...props}
        {...aria}
        id={id}
        aria-label={hideLabel ? label : props['aria-label']}
        className={classNames(styles.input, own.area)}
        style={{ '--rows': rows } as CSSProperties}
        rows={rows}
        onChange={({ target }) => {
          clear()
          onChange?.(target.value)
        }}
      />
      {counter && <span className={own.counter}>{counter}</span>}
      <FieldErrorText id={errorId} message={error} />
    </div>
  )
}
