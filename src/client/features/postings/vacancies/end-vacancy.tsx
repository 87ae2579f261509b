import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { EndDialog } from '../end-dialog.tsx'
import { cacheVacancy, dropVacancy } from './cache.ts'
import { closeVacancy, deleteVacancy } from './vacancy-calls.ts'

export type Ending = 'close' | 'delete'

type Props = { vacancy: Vacancy; ending: Ending | null; onClose: () => void }

/** Asks for confirmation before closing or deleting a vacancy. */
export function EndVacancy({ vacancy, ending, onClose }: Props) {
  const { t } = useLingui()
  const mutation = useEnd(vacancy, onClose)
  const isDelete = ending === 'delete'
  return (
    <EndDialog
      title={isDelete ? t`Delete this vacancy?` : t`Close this vacancy as filled?`}
      name={vacancy.title}
      language={vacancy.language}
      endLabel={isDelete ? t`Delete` : t`Close as filled`}
      variant={isDelete ? 'danger' : 'primary'}
      isOpen={ending !== null}
      onClose={onClose}
      onEnd={() => ending && mutation.mutate(ending)}
      ending={mutation}
    >
      {isDelete ? (
        <Trans>
          The vacancy and its bids will be deleted. We tell everyone who has bid. This cannot be undone.
        </Trans>
      ) : (
        <Trans>
          Nobody will be able to bid any more. Bids that wait are declined kindly: the position is filled. You
          can reopen the vacancy later.
        </Trans>
      )}
    </EndDialog>
  )
}

function useEnd(vacancy: Vacancy, onDone: () => void) {
  const { t } = useLingui()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (ending: Ending) =>
      ending === 'delete' ? void (await deleteVacancy(vacancy.id)) : closeVacancy(vacancy.id),
    onSuccess: (closed) => {
      onDone()
      if (closed) cacheVacancy(queryClient, viewer, closed)
      else dropVacancy(queryClient, viewer, vacancy.id)
      showToast({ text: closed ? t`Saved` : t`Deleted`, tone: 'done' })
    },
  })
}
