import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import { EndDialog } from '../end-dialog.tsx'
import { dropOffer } from './cache.ts'
import { deleteOffer } from './offer-calls.ts'

type Props = { offer: OwnOffer; isOpen: boolean; onClose: () => void }

/** Asks for confirmation before deleting an offer. */
export function DeleteOffer({ offer, isOpen, onClose }: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const client = useQueryClient()
  const ending = useMutation({
    mutationFn: () => deleteOffer(offer.id),
    onSuccess: () => {
      onClose()
      dropOffer(client, viewer, offer.id)
      showToast({ text: t`Deleted`, tone: 'done' })
    },
  })
  return (
    <EndDialog
      title={t`Delete this offer?`}
      name={offer.name}
      language={offer.language}
      endLabel={t`Delete`}
      isOpen={isOpen}
      onClose={onClose}
      onEnd={() => ending.mutate()}
      ending={ending}
    >
      <Trans>Conversations about it are kept. This cannot be undone.</Trans>
    </EndDialog>
  )
}
