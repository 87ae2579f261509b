import { type ComponentType, createContext, use } from 'react'
import type { FavoriteKind } from '#shared/contract/favourites.ts'

/** Something that can be kept among the favourites. `title` is what the person knows it by. */
export type Favourable = { type: FavoriteKind; id: number; title: string; slug?: string }

/** The star of a card; the app puts in what draws it, so that no card has to know. */
export const FavouriteContext = createContext<ComponentType<Favourable> | null>(null)

/** Where a card shows its star. */
export function FavouriteSlot(thing: Favourable) {
  const Star = use(FavouriteContext)
  return Star && <Star {...thing} />
}
