import type { ButtonVariant } from '#client/ui/button.tsx'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import { AccountForm } from '../account-form.tsx'
import { OwnerProofField } from '../owner-proof-field.tsx'
import { useOwnerForm } from '../use-owner-form.ts'

type Props<Answer> = {
  label: string
  variant?: ButtonVariant
  send: (proof: OwnerProof) => Promise<Answer>
  onSent: (answer: Answer) => unknown
}

/** A form for an action that requires only the password or a passkey. */
export function PasswordForm<Answer>({ label, variant = 'primary', send, onSent }: Props<Answer>) {
  const { submit, form, proofWith } = useOwnerForm({
    send: (_fields: null, proof) => send(proof),
    onSent,
  })
  return (
    <AccountForm {...form} label={label} variant={variant} onSubmit={() => submit(null)}>
      <OwnerProofField {...proofWith(null)} />
    </AccountForm>
  )
}
