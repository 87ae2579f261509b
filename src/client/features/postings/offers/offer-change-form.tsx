import type { OwnOffer } from '#shared/contract/own-offers.ts'
import { useWaitingPublishFlag } from '../use-publish.ts'
import { useChangeInForm } from '../use-waiting-postings.ts'
import type { OfferFormData } from './offer-creation-form.tsx'
import { draftOf } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'
import { OtherOfferText } from './other-offer-text.tsx'

type Props = OfferFormData & { offer: OwnOffer; refetch: () => unknown }

/** The form for an existing offer, with the text that waits in the outbox. */
export function OfferChangeForm({ offer, cities, rubrics, refetch, onDone }: Props) {
  const { published } = useWaitingPublishFlag('offer', offer)
  const { waiting, changes } = useChangeInForm('offer', offer.id, refetch)
  return (
    <OfferForm
      // A newer version of the offer needs a new form. What the user typed is restored from the draft.
      key={`${offer.id} ${offer.updated_at}`}
      draftKey={`offer:${offer.id}`}
      initial={{ ...draftOf(offer), published, ...changes }}
      cities={cities ?? []}
      rubrics={rubrics ?? []}
      waiting={waiting}
      entryOf={({ published: isWanted, ...text }, { version }) => ({
        kind: 'offer-change',
        label: text.name,
        // The flag is sent only when it was changed: the switch of the list may change it meanwhile.
        body: {
          id: offer.id,
          version,
          fields: isWanted === published ? text : { ...text, published: isWanted },
        },
      })}
      notice={(parts) => <OtherOfferText offer={offer} waiting={waiting} {...parts} />}
      onRefused={refetch}
      onDone={onDone}
    />
  )
}
