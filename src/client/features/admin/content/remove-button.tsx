import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteQuestion } from '#client/domain/delete-question.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import { editedKey, removeItem } from './queries.ts'

type Props = { kind: ContentKind; id: number; onRemoved: () => void }

/** Deletes an item after a confirmation. */
export function RemoveButton({ kind, id, onRemoved }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [isConfirming, setConfirming] = useState(false)
  const { send, isPending, failure } = useSend(
    () => removeItem(kind, id),
    () => {
      setConfirming(false)
      showToast({ tone: 'done', text: t`Deleted` })
      onRemoved()
      return client.invalidateQueries({ queryKey: editedKey })
    },
  )
  return (
    <>
      <Button variant="secondary" icon={<Icon name="trash" size={20} />} onPress={() => setConfirming(true)}>
        {t`Delete`}
      </Button>
      <DeleteQuestion
        isOpen={isConfirming}
        isPending={isPending}
        failure={failure}
        onCancel={() => setConfirming(false)}
        onDelete={() => send()}
      >
        <NeedsServer isButton />
        <p>
          <Trans>Readers will no longer find it.</Trans>
        </p>
      </DeleteQuestion>
    </>
  )
}
