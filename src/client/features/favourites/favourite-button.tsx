import { useLingui } from '@lingui/react/macro'
import type { Favourable } from '#client/domain/favourite-slot.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import styles from './favourites.module.css'
import { useFavourite } from './use-favourite.ts'

/** The star of a card for signed-in users. Works offline. */
export function FavouriteButton(thing: Favourable) {
  const { t } = useLingui()
  const { isFavourite, toggle } = useFavourite(thing)
  return (
    <IconButton
      aria-label={isFavourite ? t`Remove from favourites` : t`Add to favourites`}
      aria-pressed={isFavourite}
      icon={
        <Icon
          name={isFavourite ? 'star-filled' : 'star'}
          className={isFavourite ? styles.filled : undefined}
        />
      }
      onPress={toggle}
    />
  )
}
