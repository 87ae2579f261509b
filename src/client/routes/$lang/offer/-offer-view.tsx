import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { OpenRoomButton } from '#client/features/conversations/open-room-button.tsx'
import { FavouriteAction } from '#client/features/favourites/favourite-action.tsx'
import { OfferDetail, type OfferParts } from '#client/features/offers/offer-detail.tsx'
import { ReportButton } from '#client/features/reports/report-button.tsx'
import { PrintButton } from '#client/features/sharing/print-button.tsx'
import { ShareButton } from '#client/features/sharing/share-button.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { buttonClass } from '#client/ui/button.tsx'
import type { Offer } from '#shared/contract/offers.ts'

/** An offer with all its actions. */
export function OfferView({ id }: { id: number }) {
  const { t } = useLingui()
  const { role, userId } = useViewer()
  const partsOf = (offer: Offer): OfferParts => ({
    actions: (
      <>
        <FavouriteAction type="offers" id={offer.id} title={offer.name} />
        <ShareButton title={offer.name} />
        <PrintButton elementId="offer" />
        {offer.person.id === userId ? (
          <Link
            from="/$lang"
            to="/$lang/cabinet/worker/user/offer/$id"
            params={{ id: `${offer.id}` }}
            className={buttonClass('secondary', 'small')}
          >
            {t`Edit`}
          </Link>
        ) : (
          <ReportButton subject={{ type: 'offer', id: offer.id }} title={offer.name} />
        )}
      </>
    ),
    contact: (role === null || role === 'boss') && (
      <OpenRoomButton about={{ offer_id: offer.id }} title={offer.name} size="small" />
    ),
  })
  return <OfferDetail id={id} partsOf={partsOf} />
}
