import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { hasPasskeys } from './has-passkeys.ts'
import { secondFactorQueryOptions } from './queries.ts'

type Props = {
  /** Labels the field "Current password", for a form that also has a new password. */
  isCurrent?: boolean
  description?: string | undefined
  value: string
  onChange: (password: string) => void
  /** Sends the form with a passkey in place of the password. */
  onPasskey: () => void
}

/** The field that confirms an action of a signed-in user: the password, or a passkey if the account has one. */
export function OwnerProofField({ isCurrent = false, onPasskey, ...field }: Props) {
  const { t } = useLingui()
  const { data: factor } = useQuery(secondFactorQueryOptions(useViewer()))
  return (
    <>
      <PasswordField
        {...field}
        label={isCurrent ? t`Current password` : t`Password`}
        name={isCurrent ? 'current_password' : 'password'}
        autoComplete="current-password"
        isRequired
        showLabel={isCurrent ? t`Show the current password` : t`Show password`}
        hideLabel={isCurrent ? t`Hide the current password` : t`Hide password`}
      />
      {factor && factor.passkeys.length > 0 && hasPasskeys() && (
        <div>
          <Button variant="quiet" size="small" onPress={onPasskey}>
            {t`Use a passkey instead of the password`}
          </Button>
        </div>
      )}
    </>
  )
}
