import styles from './field-error.module.css'

export type ErrorMessage = string | readonly string[] | null | undefined

/** The messages as a list, without empty ones. */
export function errorList(message: ErrorMessage): readonly string[] {
  if (message == null) return []
  return (typeof message === 'string' ? [message] : message).filter(Boolean)
}

/** The error of a field: set the control's `aria-describedby` to `id`. */
export function FieldErrorText({ id, message }: { id: string; message?: ErrorMessage }) {
  const messages = errorList(message)
  if (messages.length === 0) return null
  return (
    <span className={styles.error} id={id}>
      <ErrorLines messages={messages} />
    </span>
  )
}

/** The messages of an error, each once. */
export const ErrorLines = ({ messages }: { messages: readonly string[] }) =>
  [...new Set(messages)].map((text) => (
    <span key={text} className={styles.line}>
      {text}
    </span>
  ))
