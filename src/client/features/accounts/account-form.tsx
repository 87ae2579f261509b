import type { ReactNode } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import styles from './account-form.module.css'

type Props = {
  /** By field name; the same object until they change. */
  errors: Record<string, string[]>
  /** What went wrong with it as a whole. */
  failure: string | null
  isPending: boolean
  /** Names the button that sends it. */
  label: string
  onSubmit: () => void
  children: ReactNode
}

/** A form of this feature: its fields, what went wrong, and the button that sends it. */
export function AccountForm({ errors, failure, isPending, label, onSubmit, children }: Props) {
  return (
    <Form
      className={styles.form}
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <Button type="submit" isPending={isPending}>
        {label}
      </Button>
    </Form>
  )
}
