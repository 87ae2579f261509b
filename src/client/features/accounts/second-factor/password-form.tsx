import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button, type ButtonVariant } from '#client/ui/button.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import type { OwnerProof } from '#shared/contract/second-factor.ts'
import { AccountForm } from '../account-form.tsx'
import { findBlank } from '../form-problems.ts'
import { hasPasskeys, withPasskey } from '../passkeys.ts'
import { useFormSubmit } from '../use-form-submit.ts'

type Props<Answer> = {
  label: string
  variant?: ButtonVariant
  /** Whether the account has a passkey, which may be used in place of the password. */
  hasPasskey: boolean
  send: (proof: OwnerProof) => Promise<Answer>
  onSent: (answer: Answer) => unknown
}

/** Asks for the password or a passkey, and then does what its button says. */
export function PasswordForm<Answer>({
  label,
  variant = 'primary',
  hasPasskey,
  send,
  onSent,
}: Props<Answer>) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const { submit, form } = useFormSubmit({
    findProblems: (typed: { password: string } | 'passkey') =>
      typed === 'passkey' ? {} : findBlank(typed, ['password']),
    send: (typed) => (typed === 'passkey' ? withPasskey(send) : send(typed)),
    onSent: (answer) => {
      setPassword('')
      return onSent(answer)
    },
  })
  return (
    <AccountForm {...form} label={label} variant={variant} onSubmit={() => submit({ password })}>
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        isRequired
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        value={password}
        onChange={setPassword}
      />
      {hasPasskey && hasPasskeys() && (
        <div>
          <Button variant="quiet" size="small" onPress={() => submit('passkey')}>
            {t`Use a passkey instead of the password`}
          </Button>
        </div>
      )}
    </AccountForm>
  )
}
