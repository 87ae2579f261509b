import type { ReactNode } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { Button, type ButtonVariant } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import styles from './account-form.module.css'
import { SignInFailure } from './sign-in-failure.tsx'

type Props = {
  /** Errors by field name. Must be the same object until they change. */
  errors: Record<string, string[]>
  /** An error that concerns the whole form. */
  failure: string | null
  /** The same as an error: that of a blocked account has more to say. */
  error: Error | null
  isPending: boolean
  /** The text of the submit button. */
  label: string
  variant?: ButtonVariant
  onSubmit: () => void
  children: ReactNode
}

/** A form of this feature: its fields, errors and submit button. */
export function AccountForm({
  errors,
  failure,
  error,
  isPending,
  label,
  variant = 'primary',
  onSubmit,
  children,
}: Props) {
  return (
    <Form
      className={styles.form}
      validationErrors={errors}
      // The server refuses texts that are too long, together with all other errors.
      onWrong={onSubmit}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <NeedsServer />
      {children}
      <SignInFailure failure={failure} error={error} />
      <Button type="submit" variant={variant} isPending={isPending}>
        {label}
      </Button>
    </Form>
  )
}
