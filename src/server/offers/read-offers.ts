import type { Language } from '#shared/contract/languages.ts'
import type { Offer, OfferCard } from '#shared/contract/offers.ts'
import type { Db } from '../db/connect.ts'
import { findOffers, listOffersOf } from './store.ts'

/** An offer whole, listed or not, and what decides whether it may be shown. */
export type WholeOffer = { offer: Offer; published: boolean; isTakenDown: boolean }

/** What a job seeker has listed now, latest first, `most` of them. */
export const readOffersOf = (
  db: Db,
  language: Language,
  userId: number,
  most: number,
): Promise<OfferCard[]> => listOffersOf(db, language, userId, most)

/** Offers by id, listed or not. */
export const readWholeOffers = (db: Db, language: Language, ids: number[]): Promise<WholeOffer[]> =>
  findOffers(db, language, ids)
