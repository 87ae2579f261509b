import type { CSSProperties } from 'react'
import { Text } from 'react-aria-components/Text'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { type ErrorMessage, errorList, FieldError } from './field-error.tsx'
import { FieldLabel } from './field-label.tsx'
import own from './text-area.module.css'

export interface TextAreaProps extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'type'> {
  label: string
  description?: string
  errorMessage?: ErrorMessage
  placeholder?: string
  rows?: number
  /** The length of the text with its limit, as a text: “120 / 2,000”. */
  counter?: string
  /** Shows the label to assistive technology only, as in a chat. */
  hideLabel?: boolean
  className?: string
}

/** A text field of several lines that grows with its content. */
export function TextArea({
  label,
  description,
  errorMessage,
  placeholder,
  rows = 4,
  counter,
  hideLabel,
  className,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      isInvalid={errorList(errorMessage).length > 0 || undefined}
      {...props}
      aria-label={hideLabel ? label : props['aria-label']}
      className={classNames(styles.field, className)}
    >
      {!hideLabel && <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>}
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <AriaTextArea
        className={classNames(styles.input, own.area)}
        style={{ '--rows': rows } as CSSProperties}
        rows={rows}
        placeholder={placeholder}
      />
      {counter && <span className={own.counter}>{counter}</span>}
      <FieldError message={errorMessage} />
    </AriaTextField>
  )
}
