import { type ComponentType, createContext, use } from 'react'
import { rememberAction } from '#client/platform/device/remembered-action.ts'
import type { FavoriteKind } from '#shared/contract/favourites.ts'

/** A job, offer or person that can be added to the favourites. `title` is the text shown for it. */
export type Favourable = { type: FavoriteKind; id: number; title: string; slug?: string }

/** A key that identifies a favourite among all kinds. */
export const favouriteKey = ({ type, id }: Favourable): string => `${type} ${id}`

/**
 * Keeps a signed-out visitor's choice on the device. It is saved at the next sign-in (`features/favourites/save-chosen.ts`).
 */
export function rememberFavourite(thing: Favourable): void {
  rememberAction('favourite', favouriteKey(thing))
  // Loaded only now: most visitors choose nothing. Without storage the visitor has to press the star again.
  import('#client/platform/device/chosen-favourites.ts')
    .then(({ keepChosen }) => keepChosen(thing))
    .catch(() => undefined)
}

/** The component that renders the star of a card. The app provides it, so that cards need not import the feature. */
export const FavouriteContext = createContext<ComponentType<Favourable> | null>(null)

/** The place of the star in a card. Renders nothing without a provider. */
export function FavouriteSlot(thing: Favourable) {
  const Star = use(FavouriteContext)
  return Star && <Star {...thing} />
}
