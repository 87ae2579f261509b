import { createContext, use, useState } from 'react'
import { type ErrorMessage, errorList } from './field-error.tsx'

export type FormErrors = Record<string, string | readonly string[]>

/** The server's errors by the names of fields. */
export const FormErrorsContext = createContext<FormErrors | null>(null)

/** The field's own error, else the form's error until the user changes the field. */
export function useFieldError(name: string | undefined, own: ErrorMessage) {
  const errors = use(FormErrorsContext)
  const [cleared, setCleared] = useState<FormErrors | null>(null)
  const fromForm = name && errors !== cleared ? errors?.[name] : undefined
  return { error: errorList(own).length > 0 ? own : fromForm, clear: () => setCleared(errors) }
}
