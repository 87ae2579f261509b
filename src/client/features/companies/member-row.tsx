import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { COMPANY_ROLE_WORDS } from '#client/domain/company-role-words.ts'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { CompanyMember } from '#shared/contract/companies.ts'
import styles from './company.module.css'
import { removeMember } from './company-calls.ts'
import { RoleChange } from './role-change.tsx'
import { useRefreshCompany } from './use-refresh-company.ts'

type Props = {
  member: CompanyMember
  isSelf: boolean
  /** Whether the current user may change the team. */
  isManager: boolean
  /** Whether there are no other members: then the company is deleted instead. */
  isAlone: boolean
  /** Whether the team has one owner: that one keeps the role and cannot leave the others. */
  isOnlyOwner: boolean
}

/** A member of the team with the actions that the current user may take. */
export function MemberRow({ member, isSelf, isManager, isAlone, isOnlyOwner }: Props) {
  const { t, i18n } = useLingui()
  const { name, url_img, role } = member
  const isBound = isOnlyOwner && role === 'owner'
  return (
    <li className={styles.row}>
      <Avatar name={name} src={url_img} size="small" />
      <div className={styles.texts}>
        <p className={styles.name}>{isSelf ? t`${name} (you)` : name}</p>
        {(!isManager || isBound) && <p className={styles.soft}>{i18n._(COMPANY_ROLE_WORDS[role].name)}</p>}
      </div>
      {isManager && !isBound && <RoleChange key={role} member={member} isSelf={isSelf} />}
      {(isManager || isSelf) && !isAlone && !isBound && <Removal member={member} isSelf={isSelf} />}
    </li>
  )
}

type RemovalProps = Pick<Props, 'member' | 'isSelf'> & { isAlone?: boolean }

/** The button that takes a member out of the team. The last one deletes the company with it. */
export function Removal({ member: { id, name }, isSelf, isAlone = false }: RemovalProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const refresh = useRefreshCompany()
  const removal = useSend(
    () => removeMember(id),
    () => {
      setOpen(false)
      showToast({
        text: isAlone ? t`Deleted` : isSelf ? t`You have left the company` : t`Removed from the team`,
        tone: 'done',
      })
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
        {isAlone ? t`Delete company` : isSelf ? t`Leave company` : t`Remove`}
      </Button>
      <QuestionDialog
        title={
          isAlone ? t`Delete the company?` : isSelf ? t`Leave the company?` : t`Remove ${name} from the team?`
        }
        cancelLabel={t`Cancel`}
        actLabel={isAlone ? t`Delete` : isSelf ? t`Leave` : t`Remove`}
        isOpen={isOpen}
        isPending={removal.isPending}
        failure={removal.failure}
        onCancel={() => setOpen(false)}
        onAct={removal.send}
      >
        <NeedsServer isButton />
        <p>
          {isAlone ? (
            <Trans>
              The company’s name, logo, address and domain will be deleted. Your vacancies stay yours.
            </Trans>
          ) : (
            <Trans>
              Access will end at once. The company’s vacancies stay with the company, and an owner will become
              responsible for them.
            </Trans>
          )}
        </p>
      </QuestionDialog>
    </>
  )
}
