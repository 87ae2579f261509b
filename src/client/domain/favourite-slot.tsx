import { type ComponentType, createContext, use } from 'react'
import type { FavoriteKind } from '#shared/contract/favourites.ts'

/** A job, offer or person that can be added to the favourites. `title` is the text shown for it. */
export type Favourable = { type: FavoriteKind; id: number; title: string; slug?: string }

/** A key that identifies a favourite among all kinds. */
export const favouriteKey = ({ type, id }: Favourable): string => `${type} ${id}`

/** The component that renders the star of a card. The app provides it, so that cards need not import the feature. */
export const FavouriteContext = createContext<ComponentType<Favourable> | null>(null)

/** The place of the star in a card. Renders nothing without a provider. */
export function FavouriteSlot(thing: Favourable) {
  const Star = use(FavouriteContext)
  return Star && <Star {...thing} />
}
