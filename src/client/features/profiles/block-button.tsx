import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiSend } from '#client/platform/api/api.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { blockQueryOptions, blocksKey } from './queries.ts'

/** Blocks another person from writing to the current user, or lifts the block. */
export function BlockButton({ userId, name }: { userId: number; name: string }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data: isBlocked = false } = useQuery(blockQueryOptions(useViewer(), userId))
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiSend(isBlocked ? 'DELETE' : 'PUT', `/cabinet/blocks/${userId}`),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: blocksKey })
      setAsking(false)
      showToast({
        tone: 'done',
        text: isBlocked ? t`${name} can write to you again` : t`${name} can no longer write to you`,
      })
    },
    onError: (error) => showToast({ tone: 'error', text: failureText(error) }),
  })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon name="shield" size={20} />}
        isPending={isPending && !isAsking}
        onPress={() => (isBlocked ? mutate() : setAsking(true))}
      >
        {isBlocked ? t`Unblock` : t`Block`}
      </Button>
      <Dialog
        title={t`Block ${name}?`}
        role="alertdialog"
        isOpen={isAsking}
        onOpenChange={setAsking}
        actions={
          <>
            <Button variant="danger" isPending={isPending} onPress={() => mutate()}>{t`Block`}</Button>
            <Button variant="quiet" onPress={() => setAsking(false)}>{t`Cancel`}</Button>
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
