import type { ReactNode } from 'react'
import { Input } from 'react-aria-components/Input'
import { Text } from 'react-aria-components/Text'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { type ErrorMessage, errorList, FieldError } from './field-error.tsx'
import { FieldLabel } from './field-label.tsx'
import own from './text-field.module.css'

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'prefix'> {
  label: string
  description?: string
  errorMessage?: ErrorMessage
  placeholder?: string
  autoCapitalize?: 'none' | 'sentences' | 'words'
  /** Shown inside the box before the text, for example an icon. */
  prefix?: ReactNode
  /** Shown inside the box after the text: a unit or a small button. */
  suffix?: ReactNode
  className?: string
}

/** A text field of one line with label, description and error. */
export function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  autoCapitalize,
  prefix,
  suffix,
  className,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      isInvalid={errorList(errorMessage).length > 0 || undefined}
      {...props}
      className={classNames(styles.field, className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <div className={styles.box}>
        {prefix && <span className={own.prefix}>{prefix}</span>}
        <Input
          className={classNames(styles.input, !!prefix && own.withPrefix, !!suffix && own.withSuffix)}
          placeholder={placeholder}
          autoCapitalize={autoCapitalize}
        />
        {suffix && <span className={own.suffix}>{suffix}</span>}
      </div>
      <FieldError message={errorMessage} />
    </AriaTextField>
  )
}
