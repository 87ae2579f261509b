import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { type ErrorMessage, errorList } from './field-error.tsx'
import { useFieldError } from './form-errors.ts'

type Options = {
  id?: string | undefined
  /** The name by which a `Form` passes errors. */
  name?: string | undefined
  description?: ReactNode
  errorMessage?: ErrorMessage
  /** Wrong although there is no error to show, see `TextField`. */
  isInvalid?: boolean | undefined
  isRequired?: boolean | undefined
  'aria-describedby'?: string | undefined
}

/**
 * What joins a native control with its label, description and error.
 * @returns the control's `id`, those of the two texts, the error, what removes the form's error once the user has changed the
 * field, and the control's ARIA attributes
 */
export function useField({ name, description, errorMessage, isInvalid, isRequired, ...options }: Options) {
  const generated = useId()
  const id = options.id ?? generated
  const { error, clear } = useFieldError(name, errorMessage)
  const [helpId, errorId, hasError] = [`${id}-help`, `${id}-error`, errorList(error).length > 0]
  const describedBy = classNames(!!description && helpId, hasError && errorId, options['aria-describedby'])
  const aria = {
    'aria-required': isRequired || undefined,
    'aria-invalid': hasError || isInvalid || undefined,
    'aria-describedby': describedBy || undefined,
  }
  return { id, helpId, errorId, error, clear, aria }
}
