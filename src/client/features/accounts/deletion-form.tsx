import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import type { DeletionPreview } from '#shared/contract/personal-data.ts'
import type { SecondFactor } from '#shared/contract/second-factor.ts'
import { AccountForm } from './account-form.tsx'
import { CompanyAfterDeletion, DeletionFacts, isHandedOver } from './deletion-facts.tsx'
import { findBlank } from './form-problems.ts'
import { deleteAccount } from './mutations.ts'
import { OwnerProofField } from './owner-proof-field.tsx'
import styles from './privacy-page.module.css'
import { deletionPreviewQueryOptions, secondFactorQueryOptions } from './queries.ts'
import type { DeletionSearch } from './search.ts'
import { useOwnerForm } from './use-owner-form.ts'

type Props = { user: CurrentUser; onDeleted: DeletionHandler }
/** Gets what the deletion has done at once, see `DeletionSearch`. */
export type DeletionHandler = (done: Pick<DeletionSearch, 'handed' | 'alone' | 'boss'>) => Promise<unknown>

/** Explains what a deletion removes and what stays, asks once more, and requests it. */
export function DeletionForm({ user, onDeleted }: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const { data: preview } = useQuery(deletionPreviewQueryOptions(viewer))
  const { data: factor } = useQuery(secondFactorQueryOptions(viewer))
  const needsCode = factor !== undefined && (factor.totp !== null || factor.passkeys.length > 0)
  const [code, setCode] = useState('')
  // What the last question leads to: sending the form with the password, or with a passkey.
  const [asked, setAsked] = useState<(() => void) | null>(null)
  const { submit, form, proofWith } = useOwnerForm({
    findProblems: (typed: { code: string; isByPasskey: boolean }) =>
      needsCode && !typed.isByPasskey ? findBlank({ code: typed.code }, ['code']) : {},
    send: (typed, proof) =>
      deleteAccount({ ...proof, ...(needsCode && !typed.isByPasskey ? { code: typed.code } : {}) }),
    onSent: () =>
      onDeleted({
        ...(isHandedOver(preview) && { handed: true }),
        ...(preview?.company && !preview.company.heir && { alone: true }),
        ...(user.role === 'boss' && { boss: true }),
      }),
  })
  const typed = { code, isByPasskey: false }
  const { value: password, onPasskey, ...field } = proofWith({ code, isByPasskey: true })
  const ask = (act: () => void) => setAsked(() => act)
  const isComplete = password !== '' && (!needsCode || code.trim() !== '')
  return (
    <>
      <DeletionFacts user={user} preview={preview} />
      <AccountForm
        {...form}
        label={t`Delete my account`}
        variant="danger"
        // Without password or code there is nothing to ask yet: the form shows what is missing.
        onSubmit={() => (isComplete ? ask(() => submit(typed)) : void submit(typed))}
      >
        <OwnerProofField {...field} value={password} onPasskey={() => ask(onPasskey)} />
        {needsCode && <CodeField factor={factor} value={code} onChange={setCode} />}
      </AccountForm>
      <LastQuestion
        user={user}
        preview={preview}
        isOpen={asked !== null}
        onCancel={() => setAsked(null)}
        onDelete={() => {
          setAsked(null)
          asked?.()
        }}
      />
    </>
  )
}

type CodeProps = { factor: SecondFactor; value: string; onChange: (code: string) => void }

function CodeField({ factor, ...field }: CodeProps) {
  const { t } = useLingui()
  return (
    <TextField
      {...field}
      name="code"
      isRequired
      label={factor.totp ? t`Code` : t`Recovery code`}
      description={
        factor.totp
          ? t`Six digits from the authenticator app on your phone, or a recovery code`
          : t`One of the ten codes that you saved. Each works once.`
      }
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck="false"
    />
  )
}

type QuestionProps = {
  user: CurrentUser
  preview: DeletionPreview | undefined
  isOpen: boolean
  onCancel: () => void
  onDelete: () => void
}

/** Names the account and what goes with it once more. */
function LastQuestion({ user, preview, isOpen, onCancel, onDelete }: QuestionProps) {
  const { t } = useLingui()
  const { email } = user
  return (
    <QuestionDialog
      title={t`Delete this account?`}
      cancelLabel={t`Keep my account`}
      actLabel={t`Delete`}
      isOpen={isOpen}
      isPending={false}
      failure={null}
      onCancel={onCancel}
      onAct={onDelete}
    >
      <div className={styles.words}>
        <p>
          <strong>{email}</strong>
        </p>
        {preview && (
          <ul>
            <CompanyAfterDeletion preview={preview} />
          </ul>
        )}
        <p>
          <Trans>You will be logged out on all devices now.</Trans>
        </p>
      </div>
    </QuestionDialog>
  )
}
