import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserKeys } from '#client/platform/cache/query-keys.ts'
import { PasswordField } from '#client/ui/password-field.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import { AccountForm } from './account-form.tsx'
import { findBlank, findPasswordProblems } from './form-problems.ts'
import { changePassword, type PasswordChange } from './mutations.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { sessionsKey } from './queries.ts'
import { useFormSubmit } from './use-form-submit.ts'

const NOTHING: PasswordChange = { current_password: '', password: '', password_confirmation: '' }
const NOBODY = { name: '', surname: '', email: '' }

/** The form to change the password. Changing it signs out every other device. */
export function ChangePasswordForm({ user }: { user: CurrentUser | undefined }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [values, setValues] = useState(NOTHING)
  const owner = user ?? NOBODY
  const { submit, form } = useFormSubmit({
    findProblems: (change: PasswordChange) => ({
      ...findPasswordProblems(change, owner),
      ...findBlank(change, ['current_password']),
    }),
    send: changePassword,
    onSent: () => {
      setValues(NOTHING)
      showToast({ text: t`Saved`, tone: 'done' })
      void queryClient.invalidateQueries({ queryKey: currentUserKeys.all })
      void queryClient.invalidateQueries({ queryKey: sessionsKey })
    },
  })
  return (
    <AccountForm {...form} label={t`Save`} onSubmit={() => submit(values)}>
      <PasswordField
        label={t`Current password`}
        name="current_password"
        description={user?.must_change_password ? t`The temporary password from the e-mail` : undefined}
        isRequired
        showLabel={t`Show the current password`}
        hideLabel={t`Hide the current password`}
        value={values.current_password}
        onChange={(current_password) => setValues({ ...values, current_password })}
      />
      <NewPasswordFields
        label={t`New password`}
        owner={owner}
        value={values}
        onChange={(passwords) => setValues({ ...values, ...passwords })}
      />
    </AccountForm>
  )
}
