import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserKeys } from '#client/platform/cache/query-keys.ts'
import { fieldErrors } from '#client/platform/words/failure-text.ts'
import { PasswordField } from '#client/ui/password-field.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import { AccountForm } from './account-form.tsx'
import { findBlank, findPasswordProblems } from './form-problems.ts'
import { changePassword, type PasswordChange } from './mutations.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { sessionsKey } from './queries.ts'
import { useFormSubmit } from './use-form-submit.ts'

type Values = Required<PasswordChange>
const NOTHING: Values = { current_password: '', password: '', password_confirmation: '' }
const NOBODY = { name: '', surname: '', email: '' }

/** The form to change the password. Changing it signs out every other device. */
export function ChangePasswordForm({ user }: { user: CurrentUser | undefined }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [values, setValues] = useState(NOTHING)
  const [isAsked, setAsked] = useState(false)
  const owner = user ?? NOBODY
  // A session opened with the temporary password need not repeat it.
  const isKnown = user?.must_change_password === true && !isAsked
  const { submit, form } = useFormSubmit({
    findProblems: (change: Values) => ({
      ...findPasswordProblems(change, owner),
      ...(isKnown ? {} : findBlank(change, ['current_password'])),
    }),
    send: ({ current_password, ...passwords }) =>
      changePassword(isKnown ? passwords : { current_password, ...passwords }).catch(askForCurrent),
    onSent: () => {
      setValues(NOTHING)
      showToast({ text: t`Saved`, tone: 'done' })
      void queryClient.invalidateQueries({ queryKey: currentUserKeys.all })
      void queryClient.invalidateQueries({ queryKey: sessionsKey })
    },
  })

  // This session was not opened with the temporary password, so the server requires it.
  function askForCurrent(error: unknown): never {
    if (fieldErrors(error).current_password) setAsked(true)
    throw error
  }

  return (
    <AccountForm {...form} label={t`Save`} onSubmit={() => submit(values)}>
      {!isKnown && (
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
      )}
      <NewPasswordFields
        label={t`New password`}
        owner={owner}
        value={values}
        onChange={(passwords) => setValues({ ...values, ...passwords })}
      />
    </AccountForm>
  )
}
