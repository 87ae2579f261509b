import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PasswordField } from '#client/ui/password-field.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import { AccountForm } from '../account-form.tsx'
import { findBlank } from '../form-problems.ts'
import { makePasskey } from '../passkeys.ts'
import { useFormSubmit } from '../use-form-submit.ts'

const NOTHING = { name: '', password: '' }

type Props = {
  /** Gets new recovery codes; null when the account has some. */
  onAdded: (codes: readonly string[] | null) => unknown
}

/** Names a passkey and makes it, with the browser's own dialogue. */
export function AddPasskey({ onAdded }: Props) {
  const { t } = useLingui()
  const [values, setValues] = useState(NOTHING)
  const { submit, form } = useFormSubmit({
    findProblems: (typed: typeof NOTHING) => findBlank(typed, ['name', 'password']),
    send: makePasskey,
    onSent: ({ data }) => {
      setValues(NOTHING)
      return onAdded(data.recovery_codes)
    },
  })
  return (
    <AccountForm {...form} label={t`Add the passkey`} onSubmit={() => submit(values)}>
      <TextField
        label={t`Name of the passkey`}
        name="name"
        description={t`So that you recognise it later, for example “My phone”`}
        maxLength={LIMITS.name}
        isRequired
        value={values.name}
        onChange={(name) => setValues({ ...values, name })}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        isRequired
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={values.password}
        onChange={(password) => setValues({ ...values, password })}
      />
    </AccountForm>
  )
}
