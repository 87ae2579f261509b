import type { Language } from '#shared/contract/languages.ts'
import type { Offer, OfferCard } from '#shared/contract/offers.ts'
import type { Db } from '../db/connect.ts'
import { findOffers, listOffersOf } from './store.ts'

/** A full offer, listed or not, with the flags that decide whether it may be shown. */
export type WholeOffer = { offer: Offer; published: boolean; isTakenDown: boolean }

/** A job seeker's listed offers, latest first, at most `max`. */
export const readOffersOf = (db: Db, language: Language, userId: number, max: number): Promise<OfferCard[]> =>
  listOffersOf(db, language, userId, max)

/** Offers by id, listed or not. */
export const readWholeOffers = (db: Db, language: Language, ids: number[]): Promise<WholeOffer[]> =>
  findOffers(db, language, ids)
