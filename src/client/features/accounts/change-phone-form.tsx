import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { currentUserKeys, ownProfileKey } from '#client/platform/cache/query-keys.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { formatPhone } from '#client/platform/words/format-phone.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import styles from './account-form.module.css'
import { AccountForm } from './account-form.tsx'
import { PhoneField } from './address-fields.tsx'
import { findBlank } from './form-problems.ts'
import { cancelPhoneChange, changePhone } from './mutations.ts'
import { OwnerProofField } from './owner-proof-field.tsx'
import { PendingChange } from './pending-change.tsx'
import { usePhoneCheck } from './phone-check.ts'
import { findPhoneProblem } from './phone-problem.ts'
import { useOwnerForm } from './use-owner-form.ts'

/** Shows the current phone number, with the form that changes it. */
export function ChangePhoneForm({ user }: { user: CurrentUser }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const isPhone = usePhoneCheck()
  const [typed, setTyped, { clear }] = useDraft('change-phone', '')
  const fields = { phone: typed }
  const { submit, form, proofWith } = useOwnerForm({
    findProblems: ({ phone }: typeof fields) => {
      const wrong = findPhoneProblem(phone, isPhone)
      return wrong ? { phone: wrong } : findBlank({ phone }, ['phone'])
    },
    serverCheck: { request: changePhone, omittedFields: ['password'] },
    send: (change, proof) => changePhone({ ...change, ...proof }),
    onSent: async () => {
      setTyped('')
      await clear()
      // Otherwise it waits for the link in the mail, as the notice above says.
      if (!user.email_confirmed) showToast({ text: t`Saved`, tone: 'done' })
      void queryClient.invalidateQueries({ queryKey: ownProfileKey })
      return queryClient.invalidateQueries({ queryKey: currentUserKeys.all })
    },
  })
  const { email } = user
  const phone = user.phone && formatPhone(user.phone)
  const pendingPhone = user.pending_phone && formatPhone(user.pending_phone)
  return (
    <>
      {pendingPhone && (
        <PendingChange cancel={cancelPhoneChange}>
          <Trans>
            We have sent a link to {email}. Your phone number changes to {pendingPhone} when you open it.
          </Trans>
        </PendingChange>
      )}
      {phone && (
        <p className={styles.present}>
          <Trans>Your phone number is {phone}</Trans>
        </p>
      )}
      {user.email_confirmed && !pendingPhone && (
        <p className={styles.present}>
          <Trans>We will send a link to {email}. The new number is used once you open it.</Trans>
        </p>
      )}
      <AccountForm {...form} label={t`Change phone number`} onSubmit={() => submit(fields)}>
        <PhoneField label={t`New phone number`} value={typed} onChange={setTyped} />
        <OwnerProofField {...proofWith(fields)} />
      </AccountForm>
    </>
  )
}
