import { get, update } from 'idb-keyval'
import type { FavoriteKind } from '#shared/contract/favourites.ts'
import { publicDraftsStore } from './storage/stores.ts'

/** What a signed-out visitor has marked with the star. */
export type ChosenFavourite = { type: FavoriteKind; id: number; title: string; slug?: string }

const KEY = 'chosen-favourites'
// A choice can be taken back only after signing in, so the list must not grow without end.
const MAX_CHOSEN = 50

const isSame = (one: ChosenFavourite, other: ChosenFavourite) =>
  one.type === other.type && one.id === other.id

/** Keeps a choice on the device until somebody signs in. A sign-out deletes it with the drafts of visitors. */
export async function keepChosen({ type, id, title, slug }: ChosenFavourite): Promise<void> {
  const chosen = { type, id, title, ...(slug ? { slug } : {}) }
  await update<ChosenFavourite[]>(
    KEY,
    (kept = []) => [...kept.filter((one) => !isSame(one, chosen)), chosen].slice(-MAX_CHOSEN),
    publicDraftsStore,
  )
}

/** The choices kept on the device, oldest first. */
export const listChosen = async (): Promise<ChosenFavourite[]> =>
  (await get<ChosenFavourite[]>(KEY, publicDraftsStore)) ?? []

/** Forgets choices that are saved in an account. */
export async function forgetChosen(saved: readonly ChosenFavourite[]): Promise<void> {
  await update<ChosenFavourite[]>(
    KEY,
    (kept = []) => kept.filter((one) => !saved.some((other) => isSame(one, other))),
    publicDraftsStore,
  )
}
