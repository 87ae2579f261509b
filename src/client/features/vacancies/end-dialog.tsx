import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '#client/platform/failure-text.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { dropVacancy, keepVacancy } from './cache.ts'
import { closeVacancy, deleteVacancy } from './vacancy-calls.ts'
import styles from './vacancy-card.module.css'

export type Ending = 'close' | 'delete'

type Props = { vacancy: Vacancy; ending: Ending | null; onClose: () => void }

/** Asks before what cannot be taken back. */
export function EndDialog({ vacancy, ending, onClose }: Props) {
  const { t } = useLingui()
  const { mutate, reset, isPending, error } = useEnd(vacancy, onClose)
  const isDelete = ending === 'delete'
  const leave = () => {
    reset()
    onClose()
  }
  return (
    <Dialog
      role="alertdialog"
      title={isDelete ? t`Delete this vacancy?` : t`Close this vacancy as filled?`}
      isOpen={ending !== null}
      onOpenChange={leave}
      actions={
        <>
          <Button variant="secondary" onPress={leave}>
            {t`Cancel`}
          </Button>
          <Button
            variant={isDelete ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={() => ending && mutate(ending)}
          >
            {isDelete ? t`Delete` : t`Close as filled`}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <p className={styles.title} lang={vacancy.language}>
          {vacancy.title}
        </p>
        <p>
          {isDelete ? (
            <Trans>
              The vacancy goes with its bids. Those who have bid are told. This cannot be taken back.
            </Trans>
          ) : (
            <Trans>Nobody can bid any more, and those who have are told. This cannot be taken back.</Trans>
          )}
        </p>
        {error && (
          <Notice tone="error" role="alert">
            {failureText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

function useEnd(vacancy: Vacancy, onDone: () => void) {
  const { t } = useLingui()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (ending: Ending) =>
      ending === 'delete' ? void (await deleteVacancy(vacancy.id)) : closeVacancy(vacancy.id),
    networkMode: 'always',
    onSuccess: (closed) => {
      onDone()
      if (closed) keepVacancy(queryClient, viewer, closed)
      else dropVacancy(queryClient, viewer, vacancy.id)
      showToast({ text: closed ? t`Saved` : t`Deleted`, tone: 'done' })
    },
  })
}
