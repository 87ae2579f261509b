import type { OwnerFormProps } from '#client/domain/owner-form-props.ts'
import { AccountForm } from '../account-form.tsx'
import { findBlank } from '../form-problems.ts'
import { OwnerProofField } from '../owner-proof-field.tsx'
import { useOwnerForm } from '../use-owner-form.ts'

/** A form for an action that requires the password or a passkey. */
export function PasswordForm<Answer>({
  label,
  variant = 'primary',
  children,
  fields = {},
  send,
  onSent,
}: OwnerFormProps<Answer>) {
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
