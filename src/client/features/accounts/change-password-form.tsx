import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserKeys } from '#client/platform/cache/query-keys.ts'
import { fieldErrors } from '#client/platform/words/failure-text.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import { AccountForm } from './account-form.tsx'
import { changePassword } from './mutations.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { OwnerProofField } from './owner-proof-field.tsx'
import { findPasswordProblems } from './password-problems.ts'
import { sessionsKey } from './queries.ts'
import { useOwnerForm } from './use-owner-form.ts'

const NOTHING = { password: '', password_confirmation: '' }
const NOBODY = { name: '', surname: '', email: '' }

/** The form to change the password. Changing it signs out every other device. */
export function ChangePasswordForm({ user }: { user: CurrentUser | undefined }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [values, setValues] = useState(NOTHING)
  const [isRequired, setRequired] = useState(false)
  const owner = user ?? NOBODY
  // A session that began with the temporary password does not require it again.
  const isKnown = user?.must_change_password === true && !isRequired
  const { submit, form, proofWith } = useOwnerForm({
    field: 'current_password',
    isNeeded: !isKnown,
    findProblems: (passwords: typeof NOTHING) => findPasswordProblems(passwords, owner),
    send: (passwords, { password: current_password, passkey }) =>
      changePassword({ ...passwords, current_password, passkey }).catch(requireCurrent),
    onSent: () => {
      setValues(NOTHING)
      // The server cancels it: whoever knew the old password may have requested it.
      const isCancelled = user?.pending_email || user?.pending_phone
      showToast({
        text: isCancelled
          ? t`Saved. Your pending change of e-mail or phone was cancelled. Please request it again.`
          : t`Saved`,
        tone: 'done',
      })
      void queryClient.invalidateQueries({ queryKey: currentUserKeys.all })
      void queryClient.invalidateQueries({ queryKey: sessionsKey })
    },
  })

  // The server requires the password, because this session did not begin with the temporary one.
  function requireCurrent(error: unknown): never {
    if (fieldErrors(error).current_password) setRequired(true)
    throw error
  }

  return (
    <AccountForm {...form} label={t`Save`} onSubmit={() => submit(values)}>
      {!isKnown && (
        <OwnerProofField
          isCurrent
          description={user?.must_change_password ? t`The temporary password from the e-mail` : undefined}
          {...proofWith(values)}
        />
      )}
      <NewPasswordFields label={t`New password`} owner={owner} value={values} onChange={setValues} />
    </AccountForm>
  )
}
