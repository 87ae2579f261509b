import { useLingui } from '@lingui/react/macro'
import { PasswordField } from '#client/ui/password-field.tsx'

type Props = { value: string; onChange: (password: string) => void }

/** The field that confirms an action of a signed-in user with the password. */
export function CurrentPasswordField(props: Props) {
  const { t } = useLingui()
  return (
    <PasswordField
      {...props}
      label={t`Password`}
      name="password"
      autoComplete="current-password"
      isRequired
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
    />
  )
}
