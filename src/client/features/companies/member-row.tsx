import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { CompanyMember, CompanyRole } from '#shared/contract/companies.ts'
import styles from './company.module.css'
import { changeRole, removeMember } from './company-calls.ts'
import { RoleField } from './role-field.tsx'
import { ROLE_WORDS } from './role-words.ts'
import { useRefreshCompany } from './use-refresh-company.ts'

type Props = {
  member: CompanyMember
  isSelf: boolean
  /** Whether the current user may change the team. */
  isManager: boolean
}

/** A member of the team with the actions that the current user may take. */
export function MemberRow({ member, isSelf, isManager }: Props) {
  const { t, i18n } = useLingui()
  const { id, name, url_img, role } = member
  const refresh = useRefreshCompany()
  const changed = useSend(
    (next: CompanyRole) => changeRole(id, next),
    () => {
      showToast({ text: t`Saved`, tone: 'done' })
      return refresh()
    },
  )
  return (
    <li className={styles.row}>
      <Avatar name={name} src={url_img} size="small" />
      <div className={styles.texts}>
        <p className={styles.name}>{isSelf ? t`${name} (you)` : name}</p>
        {!isManager && <p className={styles.soft}>{i18n._(ROLE_WORDS[role].name)}</p>}
      </div>
      {isManager && (
        <RoleField
          label={t`Role of ${name}`}
          value={role}
          onChange={changed.send}
          isDisabled={changed.isPending}
        />
      )}
      {(isManager || isSelf) && <Removal member={member} isSelf={isSelf} />}
      <FailureNotice>{changed.failure}</FailureNotice>
    </li>
  )
}

function Removal({ member: { id, name }, isSelf }: Pick<Props, 'member' | 'isSelf'>) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const refresh = useRefreshCompany()
  const removal = useSend(
    () => removeMember(id),
    () => {
      setOpen(false)
      showToast({ text: isSelf ? t`You have left the company` : t`Removed`, tone: 'done' })
      return refresh()
    },
  )
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={isSelf ? undefined : t`Remove: ${name}`}
        onPress={() => setOpen(true)}
      >
        {isSelf ? t`Leave the company` : t`Remove`}
      </Button>
      <QuestionDialog
        title={isSelf ? t`Leave the company?` : t`Remove ${name} from the team?`}
        cancelLabel={t`Cancel`}
        actLabel={isSelf ? t`Leave` : t`Remove`}
        isOpen={isOpen}
        isPending={removal.isPending}
        failure={removal.failure}
        onCancel={() => setOpen(false)}
        onAct={removal.send}
      >
        <p>
          <Trans>
            The access ends at once. The company’s vacancies stay with the company, and an owner becomes
            responsible for them. If nobody else is in the team, the company is deleted, and the vacancies
            stay.
          </Trans>
        </p>
      </QuestionDialog>
    </>
  )
}
