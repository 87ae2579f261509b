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
import { changePhone } from './mutations.ts'
import { OwnerProofField } from './owner-proof-field.tsx'
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
      showToast({ text: t`Saved`, tone: 'done' })
      void queryClient.invalidateQueries({ queryKey: ownProfileKey })
      return queryClient.invalidateQueries({ queryKey: currentUserKeys.all })
    },
  })
  const phone = user.phone && formatPhone(user.phone)
  return (
    <>
      {phone && (
        <p className={styles.present}>
          <Trans>Your phone number is {phone}</Trans>
        </p>
      )}
      <AccountForm {...form} label={t`Change phone number`} onSubmit={() => submit(fields)}>
        <PhoneField label={t`New phone number`} value={typed} onChange={setTyped} />
        <OwnerProofField {...proofWith(fields)} />
      </AccountForm>
    </>
  )
}
