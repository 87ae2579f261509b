import type { ReactNode } from 'react'
import {
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  CheckboxButton,
  CheckboxField,
} from 'react-aria-components/Checkbox'
import { Text } from 'react-aria-components/Text'
import styles from './checkbox.module.css'
import { classNames } from './class-names.ts'
import covering from './covering-input.module.css'
import { type ErrorMessage, errorList, FieldError } from './field-error.tsx'

export interface CheckboxProps extends Omit<AriaCheckboxFieldProps, 'children' | 'className' | 'style'> {
  /** The label. */
  children: ReactNode
  description?: ReactNode
  errorMessage?: ErrorMessage
  className?: string
}

/** A checkbox with its label beside it, help and error below. */
export function Checkbox({ children, description, errorMessage, className, ...props }: CheckboxProps) {
  return (
    <CheckboxField
      validationBehavior="aria"
      isInvalid={errorList(errorMessage).length > 0 || undefined}
      {...props}
      className={classNames(styles.field, className)}
    >
      <CheckboxButton className={classNames(styles.checkbox, covering.covered, covering.box)}>
        <span className={styles.box} aria-hidden="true" />
        <span>{children}</span>
      </CheckboxButton>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError message={errorMessage} />
    </CheckboxField>
  )
}
