import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserKeys, ownProfileKey } from '#client/platform/cache/query-keys.ts'
import { PasswordField } from '#client/ui/password-field.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import styles from './account-form.module.css'
import { AccountForm } from './account-form.tsx'
import { findBlank } from './form-problems.ts'
import { changePhone, type PhoneChange } from './mutations.ts'
import { useFormSubmit } from './use-form-submit.ts'

const NOTHING: PhoneChange = { phone: '', password: '' }

/** Shows the current phone number, with the form that changes it. */
export function ChangePhoneForm({ user }: { user: CurrentUser }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [values, setValues] = useState(NOTHING)
  const { submit, form } = useFormSubmit({
    findProblems: (change: PhoneChange) => findBlank(change, ['phone', 'password']),
    send: changePhone,
    onSent: () => {
      setValues(NOTHING)
      showToast({ text: t`Saved`, tone: 'done' })
      void queryClient.invalidateQueries({ queryKey: ownProfileKey })
      return queryClient.invalidateQueries({ queryKey: currentUserKeys.all })
    },
  })
  const { phone } = user
  return (
    <>
      {phone && (
        <p className={styles.present}>
          <Trans>Your phone number is {phone}</Trans>
        </p>
      )}
      <AccountForm {...form} label={t`Change the phone number`} onSubmit={() => submit(values)}>
        <TextField
          label={t`New phone number`}
          name="phone"
          type="tel"
          description={t`For example 0151 23456789 or +48 512345678`}
          autoComplete="tel"
          maxLength={LIMITS.phone}
          isRequired
          value={values.phone}
          onChange={(next) => setValues({ ...values, phone: next })}
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
    </>
  )
}
