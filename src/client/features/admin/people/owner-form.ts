import type { ReactNode } from 'react'
import type { ButtonVariant } from '#client/ui/button.tsx'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import type { Person } from '#shared/contract/people.ts'

export type Answer = { data: Person }

/** A form that asks for the administrator's own password or passkey, given by the route. */
export type RenderOwnerForm = (form: {
  label: string
  variant?: ButtonVariant
  /** Fields before the password, with the values that must not be empty. */
  children?: ReactNode
  fields?: Record<string, string>
  send: (proof: OwnerProof) => Promise<Answer>
  onSent: (answer: Answer) => unknown
}) => ReactNode
