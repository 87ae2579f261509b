import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { classNames } from './class-names.ts'
import styles from './field-error.module.css'

export type ErrorMessage = string | readonly string[] | null | undefined

/** The messages as a list, without empty ones. */
export function errorList(message: ErrorMessage): readonly string[] {
  if (message == null) return []
  return (typeof message === 'string' ? [message] : message).filter(Boolean)
}

/** The error of a React Aria field: `errorMessage`, else the form's `validationErrors`. */
export function FieldError({ message }: { message?: ErrorMessage }) {
  const own = errorList(message)
  return (
    <AriaFieldError className={classNames(styles.error)}>
      {({ validationErrors }) => <Lines messages={own.length > 0 ? own : validationErrors} />}
    </AriaFieldError>
  )
}

/** The error of a native control: set its `aria-describedby` to `id`. */
export function FieldErrorText({ id, message }: { id: string; message?: ErrorMessage }) {
  const messages = errorList(message)
  if (messages.length === 0) return null
  return (
    <span className={styles.error} id={id}>
      <Lines messages={messages} />
    </span>
  )
}

function Lines({ messages }: { messages: readonly string[] }) {
  return [...new Set(messages)].map((text) => (
    <span key={text} className={styles.line}>
      {text}
    </span>
  ))
}
