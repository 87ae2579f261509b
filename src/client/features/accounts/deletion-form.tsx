import { Trans, useLingui } from '@lingui/react/macro'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import { DAYS_TO_CANCEL_DELETION } from '#shared/contract/personal-data.ts'
import { AccountForm } from './account-form.tsx'
import { deleteAccount } from './mutations.ts'
import { OwnerProofField } from './owner-proof-field.tsx'
import styles from './privacy-page.module.css'
import { useOwnerForm } from './use-owner-form.ts'

type Props = { role: CurrentUser['role'] | undefined; onDeleted: () => Promise<unknown> }

/** Explains what a deletion removes and what stays, and requests it. */
export function DeletionForm({ role, onDeleted }: Props) {
  const { t } = useLingui()
  const { submit, form, proofWith } = useOwnerForm({
    send: (_fields: null, proof) => deleteAccount(proof),
    onSent: onDeleted,
  })
  return (
    <>
      <div className={styles.words}>
        <p>
          <Trans>
            You will be logged out on all devices at once, and nothing you published will be public any more.
            For {DAYS_TO_CANCEL_DELETION} days you can log in and keep your account. Then it will be erased
            for good.
          </Trans>
        </p>
        <h3>
          <Trans>What will be deleted</Trans>
        </h3>
        <ul>
          <li>
            <Trans>Your profile, photo, e-mail address and phone number</Trans>
          </li>
          <li>
            {role === 'boss' ? (
              <Trans>Your vacancies, favourites and saved searches</Trans>
            ) : (
              <Trans>Your offers, bids, favourites and saved searches</Trans>
            )}
          </li>
          <li>
            <Trans>The text of all messages that you wrote</Trans>
          </li>
        </ul>
        <h3>
          <Trans>What will be kept</Trans>
        </h3>
        <ul>
          <li>
            {role === 'boss' ? (
              <Trans>The bids and messages that other people wrote to you. They see “Deleted account”.</Trans>
            ) : (
              <Trans>The messages that other people wrote to you. They see “Deleted account”.</Trans>
            )}
          </li>
          <li>
            <Trans>Records of moderators’ decisions, without your name and text</Trans>
          </li>
        </ul>
      </div>
      <AccountForm {...form} label={t`Delete my account`} variant="danger" onSubmit={() => submit(null)}>
        <OwnerProofField {...proofWith(null)} />
      </AccountForm>
    </>
  )
}
