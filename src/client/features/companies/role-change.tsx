import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { CompanyMember } from '#shared/contract/companies.ts'
import { changeRole } from './company-calls.ts'
import { RoleField } from './role-field.tsx'
import { useRefreshCompany } from './use-refresh-company.ts'

type Props = { member: CompanyMember; isSelf: boolean }

/**
 * Changes the role of a member, with a button of its own: the keyboard changes the value of a select with each arrow key
 * (WCAG 3.2.2). Before an owner loses that role, it asks.
 */
export function RoleChange({ member: { id, name, role }, isSelf }: Props) {
  const { t } = useLingui()
  const [next, setNext] = useState(role)
  const [isAsked, setAsked] = useState(false)
  const refresh = useRefreshCompany()
  const { send, isPending, failure } = useSend(
    () => changeRole(id, next),
    () => {
      setAsked(false)
      showToast({ text: t`Saved`, tone: 'done' })
      return refresh()
    },
  )
  const isStepDown = role === 'owner' && next !== 'owner'
  return (
    <>
      <RoleField label={t`Role of ${name}`} value={next} onChange={setNext} />
      {next !== role && (
        <Button
          size="small"
          variant="secondary"
          isPending={isPending && !isAsked}
          onPress={() => (isStepDown ? setAsked(true) : send())}
        >{t`Change role`}</Button>
      )}
      {!isAsked && <FailureNotice>{failure}</FailureNotice>}
      <QuestionDialog
        title={isSelf ? t`Give up your own role as an owner?` : t`Change the role of ${name}?`}
        cancelLabel={t`Cancel`}
        actLabel={t`Change role`}
        isOpen={isAsked}
        isPending={isPending}
        failure={failure}
        onCancel={() => setAsked(false)}
        onAct={send}
      >
        <NeedsServer isButton />
        <p>
          {isSelf ? (
            <Trans>
              You will no longer manage the company and its team, and invitations that you sent will end. Only
              another owner can give you this role again.
            </Trans>
          ) : (
            <Trans>
              {name} will no longer manage the company and its team. Invitations that {name} sent will end.
            </Trans>
          )}
        </p>
      </QuestionDialog>
    </>
  )
}
