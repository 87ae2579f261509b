import type { ReactNode } from 'react'
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form'
import { classNames } from './class-names.ts'
import styles from './form.module.css'
import { FormErrorsContext } from './form-errors.ts'

export interface FormProps extends Omit<AriaFormProps, 'className' | 'style' | 'render'> {
  className?: string
  children?: ReactNode
}

/** A form whose `validationErrors` reach its fields by their `name`. The browser's own bubbles stay off. */
export function Form({ className, children, ...props }: FormProps) {
  return (
    <FormErrorsContext value={props.validationErrors ?? null}>
      <AriaForm validationBehavior="aria" {...props} className={classNames(styles.form, className)}>
        {children}
      </AriaForm>
    </FormErrorsContext>
  )
}
