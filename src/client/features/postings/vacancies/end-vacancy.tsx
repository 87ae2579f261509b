import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { EndDialog } from '../end-dialog.tsx'
import { dropVacancy } from './cache.ts'
import { deleteVacancy } from './vacancy-calls.ts'

export type Ending = 'close' | 'delete'

type Props = { vacancy: Vacancy; ending: Ending | null; onClose: () => void }

/** Asks for confirmation before closing or deleting a vacancy. */
export function EndVacancy({ vacancy, ending, onClose }: Props) {
  const { t } = useLingui()
  const deletion = useDelete(vacancy, onClose)
  const closing = useSubmit(onClose)
  const isDelete = ending === 'delete'
  const close = () =>
    closing.send({ kind: 'vacancy-closing', label: vacancy.title, body: { id: vacancy.id } })
  return (
    <EndDialog
      title={isDelete ? t`Delete this vacancy?` : t`Close this vacancy as filled?`}
      name={vacancy.title}
      language={vacancy.language}
      endLabel={isDelete ? t`Delete` : t`Close as filled`}
      variant={isDelete ? 'danger' : 'primary'}
      isOpen={ending !== null}
      onClose={onClose}
      onEnd={() => (isDelete ? deletion.mutate() : close())}
      ending={isDelete ? deletion : closing}
    >
      {isDelete ? (
        <Trans>
          The vacancy and its bids will be deleted. We tell everyone who has bid. This cannot be undone.
        </Trans>
      ) : (
        <Trans>
          Nobody will be able to bid any more. Everyone still waiting gets a friendly message that the
          position is filled. You can reopen the vacancy later.
        </Trans>
      )}
    </EndDialog>
  )
}

function useDelete(vacancy: Vacancy, onDone: () => void) {
  const { t } = useLingui()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => deleteVacancy(vacancy.id),
    onSuccess: () => {
      onDone()
      dropVacancy(queryClient, viewer, vacancy.id)
      showToast({ text: t`Deleted`, tone: 'done' })
    },
  })
}
