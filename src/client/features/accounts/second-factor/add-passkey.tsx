import { useLingui } from '@lingui/react/macro'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { AccountForm } from '../account-form.tsx'
import { findBlank } from '../form-problems.ts'
import { OwnerProofField } from '../owner-proof-field.tsx'
import { createPasskey } from '../passkeys.ts'
import { useOwnerForm } from '../use-owner-form.ts'

type Props = {
  /** Receives new recovery codes; null when the account already has some. */
  onAdded: (codes: readonly string[] | null) => unknown
}

/** The form for the name of a new passkey. The browser's own dialog then creates it. */
export function AddPasskey({ onAdded }: Props) {
  const { t } = useLingui()
  const [name, setName, { clear }] = useDraft('new-passkey', '')
  const { submit, form, proofWith } = useOwnerForm({
    findProblems: (fields: { name: string }) => findBlank(fields, ['name']),
    send: createPasskey,
    onSent: async ({ data }) => {
      setName('')
      await clear()
      return onAdded(data.recovery_codes)
    },
  })
  return (
    <AccountForm {...form} label={t`Add passkey`} onSubmit={() => submit({ name })}>
      <LimitedTextField
        label={t`Name of the passkey`}
        name="name"
        description={t`So that you recognise it later, for example “My phone”`}
        max={LIMITS.name}
        isRequired
        value={name}
        onChange={setName}
      />
      <OwnerProofField {...proofWith({ name })} />
    </AccountForm>
  )
}
