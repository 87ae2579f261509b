import { useLingui } from '@lingui/react/macro'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { AccountForm } from '../account-form.tsx'
import { findBlank } from '../form-problems.ts'
import { renamePasskey } from '../mutations.ts'
import { useFormSubmit } from '../use-form-submit.ts'

type Props = { passkey: { id: number; name: string }; onRenamed: () => unknown }

/** The form that renames a passkey. */
export function RenamePasskey({ passkey, onRenamed }: Props) {
  const { t } = useLingui()
  const [name, setName, { clear }] = useDraft(`passkey:${passkey.id}`, passkey.name)
  const { submit, form } = useFormSubmit({
    findProblems: (values: { name: string }) => findBlank(values, ['name']),
    send: (values) => renamePasskey(passkey.id, values.name),
    onSent: async () => {
      await clear()
      return onRenamed()
    },
  })
  return (
    <AccountForm {...form} label={t`Save`} onSubmit={() => submit({ name })}>
      <LimitedTextField
        label={t`Name of the passkey`}
        name="name"
        max={LIMITS.name}
        isRequired
        value={name}
        onChange={setName}
      />
    </AccountForm>
  )
}
