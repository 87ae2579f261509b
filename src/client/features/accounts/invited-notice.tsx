import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import styles from './login-page.module.css'
import type { Invited } from './registration.ts'

/** The invitation to a company's team that led here, and what ends it. */
export type Invitation = {
  /** Undefined while loading, null when there is none or it is no longer valid. */
  invited: Invited | null | undefined
  decline: () => Promise<unknown>
  onDeclined: () => void
}

type Props = Omit<Invitation, 'invited'> & { invited: Invited; children: ReactNode }

/** The company that invites, and the button for those who do not want an account for it. */
export function InvitedNotice({ invited: { company }, decline, onDeclined, children }: Props) {
  const { t } = useLingui()
  const refusal = useSend(decline, () => {
    showToast({ text: t`Invitation declined`, tone: 'done' })
    onDeclined()
  })
  return (
    <div className={styles.notice}>
      <Notice
        icon="people"
        title={<Trans>Invitation to {company}</Trans>}
        actions={
          <Button
            size="small"
            variant="secondary"
            isPending={refusal.isPending}
            onPress={() => refusal.send()}
          >
            {t`Decline invitation`}
          </Button>
        }
      >
        {children}
        <NeedsServer isButton />
      </Notice>
      <FailureNotice>{refusal.failure ?? refusal.errors.token?.[0]}</FailureNotice>
    </div>
  )
}
