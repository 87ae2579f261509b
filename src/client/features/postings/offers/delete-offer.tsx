import { Trans, useLingui } from '@lingui/react/macro'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import { EndDialog } from '../end-dialog.tsx'

type Props = { offer: OwnOffer; isOpen: boolean; onClose: () => void }

/** Asks for confirmation before deleting an offer. */
export function DeleteOffer({ offer, isOpen, onClose }: Props) {
  const { t } = useLingui()
  const ending = useSubmit(onClose)
  return (
    <EndDialog
      title={t`Delete this offer?`}
      name={offer.name}
      language={offer.language}
      endLabel={t`Delete`}
      isOpen={isOpen}
      onClose={onClose}
      onEnd={() => ending.send({ kind: 'offer-removal', label: offer.name, body: { id: offer.id } })}
      ending={ending}
    >
      <p>
        <Trans>Conversations about it are kept. This cannot be undone.</Trans>
      </p>
    </EndDialog>
  )
}
