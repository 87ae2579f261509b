import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserKeys, ownProfileKey } from '#client/platform/cache/query-keys.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import styles from './account-form.module.css'
import { AccountForm } from './account-form.tsx'
import { PhoneField } from './address-fields.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'
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
        <PhoneField
          label={t`New phone number`}
          value={values.phone}
          onChange={(next) => setValues({ ...values, phone: next })}
        />
        <CurrentPasswordField
          value={values.password}
          onChange={(password) => setValues({ ...values, password })}
        />
      </AccountForm>
    </>
  )
}
