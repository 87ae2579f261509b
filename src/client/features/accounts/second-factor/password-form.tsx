import type { ReactNode } from 'react'
import type { ButtonVariant } from '#client/ui/button.tsx'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import { AccountForm } from '../account-form.tsx'
import { findBlank } from '../form-problems.ts'
import { OwnerProofField } from '../owner-proof-field.tsx'
import { useOwnerForm } from '../use-owner-form.ts'

type Props<Answer> = {
  label: string
  variant?: ButtonVariant
  /** Fields before the password, with the values that must not be empty. */
  children?: ReactNode
  fields?: Record<string, string>
  send: (proof: OwnerProof) => Promise<Answer>
  onSent: (answer: Answer) => unknown
}

/** A form for an action that requires the password or a passkey. */
export function PasswordForm<Answer>({
  label,
  variant = 'primary',
  children,
  fields = {},
  send,
  onSent,
}: Props<Answer>) {
  const { submit, form, proofWith } = useOwnerForm({
    findProblems: (values: Record<string, string>) => findBlank(values, Object.keys(values)),
    send: (_fields, proof) => send(proof),
    onSent,
  })
  return (
    <AccountForm {...form} label={label} variant={variant} onSubmit={() => submit(fields)}>
      {children}
      <OwnerProofField {...proofWith(fields)} />
    </AccountForm>
  )
}
