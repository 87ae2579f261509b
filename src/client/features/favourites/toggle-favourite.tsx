import { useLingui } from '@lingui/react/macro'
import type { Favourable } from '#client/domain/favourite-slot.tsx'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import styles from './favourites.module.css'
import { useFavourite } from './use-favourite.ts'

// Public pages load only what they show at once.
await loadAllWords()

/** The star as a button with text for signed-in users. Apart from `FavouriteAction`, because it imports the outbox. */
export function ToggleFavourite(thing: Favourable) {
  const { t } = useLingui()
  const { isFavourite, toggle } = useFavourite(thing)
  return (
    <Button
      variant="secondary"
      size="small"
      icon={
        <Icon
          name={isFavourite ? 'star-filled' : 'star'}
          size={20}
          className={isFavourite ? styles.filled : undefined}
        />
      }
      aria-pressed={isFavourite}
      onPress={toggle}
    >
      {isFavourite ? t`Remove from favourites` : t`Add to favourites`}
    </Button>
  )
}
