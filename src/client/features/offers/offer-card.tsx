import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { FavouriteSlot } from '#client/domain/favourite-slot.tsx'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { Card, cardLinkClass } from '#client/ui/card.tsx'
import type { OfferCard as Offer } from '#shared/contract/offers.ts'
import styles from './offers.module.css'
import { Pay } from './pay.tsx'

type Props = {
  offer: Offer
  /** Called before the link is followed. Call `preventDefault` to open the offer in another way. */
  onOpen?: (event: MouseEvent, id: number) => void
  /** Whether the offer is open beside the list. */
  isOpen?: boolean
}

/** An offer in a list: title, person, place, pay and age. */
export function OfferCard({ offer, onOpen, isOpen }: Props) {
  const { t } = useLingui()
  const { person } = offer
  const km = Math.round(offer.distance_km ?? 0)
  return (
    <Card
      as="article"
      interactive
      padding="none"
      tone={isOpen ? 'selected' : 'plain'}
      className={styles.card}
    >
      <Avatar name={person.name} src={person.url_img} />
      <div className={styles.body}>
        <h2 className={styles.title} lang={offer.language}>
          <Link
            from="/$lang"
            to="/$lang/offer/item/$id"
            params={{ id: `${offer.id}` }}
            className={cardLinkClass}
            onClick={(event) => onOpen?.(event, offer.id)}
            aria-current={isOpen || undefined}
          >
            {offer.name}
          </Link>
        </h2>
        <Pay offer={offer} />
        <p className={styles.who}>
          {person.name} · {offer.city.name}
          {km > 0 && ` · ${t`${km}\u00a0km`}`}
        </p>
        <p className={styles.who}>
          {offer.rubric.name} · <RelativeTime at={offer.published_at} />
        </p>
      </div>
      <FavouriteSlot type="offers" id={offer.id} title={offer.name} />
    </Card>
  )
}
