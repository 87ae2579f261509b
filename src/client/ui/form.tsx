import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form'
import { classNames } from './class-names.ts'
import styles from './form.module.css'
import { FormErrorsContext } from './form-errors.ts'

export interface FormProps extends Omit<AriaFormProps, 'className' | 'style' | 'render'> {
  className?: string
  children?: ReactNode
}

/** Puts the focus on the first field that is wrong: a person hears or sees at once what to mend. */
export function focusFirstInvalid(form: HTMLElement) {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches('input, select, textarea') ? invalid : invalid?.querySelector('input')
  control?.focus()
}

/** A form whose `validationErrors` reach its fields by their `name`; the first wrong one gets the focus. The browser's own bubbles stay off. */
export function Form({ className, children, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { validationErrors } = props

  useEffect(() => {
    if (validationErrors && form.current) focusFirstInvalid(form.current)
  }, [validationErrors])

  return (
    <FormErrorsContext value={validationErrors ?? null}>
      <AriaForm
        ref={form}
        validationBehavior="aria"
        {...props}
        className={classNames(styles.form, className)}
      >
        <div className={styles.fields} onInput={settleError}>
          {children}
        </div>
      </AriaForm>
    </FormErrorsContext>
  )
}

/**
 * Takes a field's error away with the first key typed into it. React Aria waits for the browser's `change`, which
 * comes when the field is left by a press on something below: that moves up under the finger, and the press is lost.
 */
function settleError({ target }: FormEvent): void {
  target.dispatchEvent(new Event('change'))
}
