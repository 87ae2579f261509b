import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { PasswordField } from '#client/ui/password-field.tsx'
import type { PasswordOwner } from '#shared/rules/passwords.ts'
import { PasswordRules } from './password-rules.tsx'
import type { Passwords } from './registration.ts'

type Props = { label: string; owner: PasswordOwner; value: Passwords; onChange: (value: Passwords) => void }

/** Two fields for a new password, with the password rules between them. */
export function NewPasswordFields({ label, owner, value, onChange }: Props) {
  const { t } = useLingui()
  const rulesId = useId()
  const [isLeft, setLeft] = useState(false)
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        aria-describedby={rulesId}
        isRequired
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
      <PasswordRules id={rulesId} password={value.password} owner={owner} isLeft={isLeft} />
      <PasswordField
        label={t`Confirm password`}
        name="password_confirmation"
        autoComplete="new-password"
        isRequired
        showLabel={t`Show the confirmed password`}
        hideLabel={t`Hide the confirmed password`}
        value={value.password_confirmation}
        onChange={(password_confirmation) => onChange({ ...value, password_confirmation })}
      />
    </>
  )
}
