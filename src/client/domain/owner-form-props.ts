import type { ReactNode } from 'react'
import type { ButtonVariant } from '#client/ui/button.tsx'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'

/** A form for an action that asks for the user's own password or a passkey. */
export type OwnerFormProps<Answer> = {
  /** The label of its button. */
  label: string
  variant?: ButtonVariant
  /** Fields before the password, with the values that must not be empty. */
  children?: ReactNode
  fields?: Record<string, string>
  send: (proof: OwnerProof) => Promise<Answer>
  onSent: (answer: Answer) => unknown
}

/** Renders the form. A route gives it to features that may not import it. */
export type RenderOwnerForm<Answer = unknown> = (form: OwnerFormProps<Answer>) => ReactNode
