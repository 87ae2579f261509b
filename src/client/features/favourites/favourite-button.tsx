import { useLingui } from '@lingui/react/macro'
import type { Favourable } from '#client/platform/favourite-slot.tsx'
import { Star } from '#client/ui/star.tsx'
import { useFavourite } from './use-favourite.ts'

/** The star of a card for who is signed in: one tap, also without a connection. */
export function FavouriteButton(thing: Favourable) {
  const { t } = useLingui()
  const { isFavourite, toggle } = useFavourite(thing)
  return (
    <Star
      label={isFavourite ? t`Remove from favourites` : t`Add to favourites`}
      isPressed={isFavourite}
      onPress={toggle}
    />
  )
}
