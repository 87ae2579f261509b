import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ButtonVariant } from '#client/ui/button.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { AccountForm } from '../account-form.tsx'
import { findBlank } from '../form-problems.ts'
import { useFormSubmit } from '../use-form-submit.ts'

type Props<Answer> = {
  label: string
  variant?: ButtonVariant
  send: (password: string) => Promise<Answer>
  onSent: (answer: Answer) => unknown
}

/** Asks for the password, and then does what its button says. */
export function PasswordForm<Answer>({ label, variant = 'primary', send, onSent }: Props<Answer>) {
  const { t } = useLingui()
  const [password, setPassword] = useState('')
  const { submit, form } = useFormSubmit({
    findProblems: (values: { password: string }) => findBlank(values, ['password']),
    send: (values) => send(values.password),
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
    </AccountForm>
  )
}
