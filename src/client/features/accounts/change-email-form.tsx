import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { EmailField } from '#client/domain/email-field.tsx'
import { currentUserKeys } from '#client/platform/cache/query-keys.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import styles from './account-form.module.css'
import { AccountForm } from './account-form.tsx'
import { findBlank } from './form-problems.ts'
import { cancelEmailChange, changeEmail } from './mutations.ts'
import { OwnerProofField } from './owner-proof-field.tsx'
import { PendingChange } from './pending-change.tsx'
import { useOwnerForm } from './use-owner-form.ts'

/** Shows the current e-mail address, with the form that changes it. */
export function ChangeEmailForm({ user }: { user: CurrentUser }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [typed, setTyped, { clear }] = useDraft('change-email', '')
  const fields = { email: typed }
  const { submit, form, proofWith } = useOwnerForm({
    findProblems: (change: typeof fields) => findBlank(change, ['email']),
    send: (change, proof) => changeEmail({ ...change, ...proof }),
    onSent: async () => {
      setTyped('')
      await clear()
      return queryClient.invalidateQueries({ queryKey: currentUserKeys.all })
    },
  })
  const { email, pending_email: pendingEmail } = user
  return (
    <>
      {pendingEmail ? (
        <PendingChange cancel={cancelEmailChange}>
          <Trans>
            We have sent a link to {pendingEmail}. Until you open it, {email} remains your address.
          </Trans>
        </PendingChange>
      ) : (
        <p className={styles.present}>
          <Trans>Your e-mail address is {email}</Trans>
        </p>
      )}
      <AccountForm {...form} label={t`Change e-mail address`} onSubmit={() => submit(fields)}>
        <EmailField isRequired label={t`New e-mail address`} value={typed} onChange={setTyped} />
        <OwnerProofField {...proofWith(fields)} />
      </AccountForm>
    </>
  )
}
