import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureText } from '#client/platform/failure-text.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import { dropOffer } from './cache.ts'
import { deleteOffer } from './offer-calls.ts'
import styles from './own-offers.module.css'

type Props = { offer: OwnOffer; isOpen: boolean; onClose: () => void }

/** Asks before an offer goes for good. */
export function DeleteDialog({ offer, isOpen, onClose }: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const client = useQueryClient()
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => deleteOffer(offer.id),
    networkMode: 'always',
    onSuccess: () => {
      onClose()
      dropOffer(client, viewer, offer.id)
      showToast({ text: t`Deleted`, tone: 'done' })
    },
  })
  const leave = () => {
    reset()
    onClose()
  }
  return (
    <Dialog
      role="alertdialog"
      title={t`Delete this offer?`}
      isOpen={isOpen}
      onOpenChange={leave}
      actions={
        <>
          <Button variant="secondary" onPress={leave}>
            {t`Cancel`}
          </Button>
          <Button variant="danger" isPending={isPending} onPress={() => mutate()}>
            {t`Delete`}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <p className={styles.title} lang={offer.language}>
          {offer.name}
        </p>
        <p>
          <Trans>Conversations about it stay. This cannot be taken back.</Trans>
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
