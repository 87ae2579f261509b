import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { blockQueryOptions } from './queries.ts'

/** Blocks another person from writing to the current user, or lifts the block. */
export function BlockButton({ userId, name }: { userId: number; name: string }) {
  const { t } = useLingui()
  const { data = false } = useQuery(blockQueryOptions(useViewer(), userId))
  const waiting = useWaiting('block').findLast((body) => body.userId === userId)
  const isBlocked = waiting?.isBlocked ?? data
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
        <Trans>
          You will not get any more messages from this person. They will not be told. You can undo this here.
        </Trans>
      </Dialog>
    </>
  )
}
