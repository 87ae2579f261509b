import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { useIsBlocked } from './use-is-blocked.ts'

type Props = { userId: number; name: string; isEmployer: boolean }

/** Blocks another person from writing to the current user, or lifts the block. */
export function BlockButton({ userId, name, isEmployer }: Props) {
  const { t } = useLingui()
  const isBlocked = useIsBlocked(userId)
  const [isConfirming, setConfirming] = useState(false)
  const enqueue = useEnqueue()
  const toggle = async () => {
    setConfirming(false)
    if (!(await enqueue({ kind: 'block', label: name, body: { userId, isBlocked: !isBlocked } }))) return
    showToast({
      tone: 'done',
      text: isBlocked ? t`${name} can write to you again` : t`${name} can no longer write to you`,
    })
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon name="shield" size={20} />}
        onPress={() => (isBlocked ? toggle() : setConfirming(true))}
      >
        {isBlocked ? t`Unblock` : t`Block`}
      </Button>
      <Dialog
        title={t`Block ${name}?`}
        role="alertdialog"
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        actions={
          <>
            <Button variant="danger" onPress={toggle}>{t`Block`}</Button>
            <Button variant="quiet" onPress={() => setConfirming(false)}>{t`Cancel`}</Button>
          </>
        }
      >
        {isEmployer ? (
          <Trans>
            This employer can no longer write to you, and their jobs no longer appear in your lists. They are
            not notified, but notice it when they write to you. You can undo this here or in the “Privacy”
            section.
          </Trans>
        ) : (
          <Trans>
            You will not get any more messages from this person. They are not notified, but notice it when
            they write to you. You can undo this here or in the “Privacy” section.
          </Trans>
        )}
      </Dialog>
    </>
  )
}
