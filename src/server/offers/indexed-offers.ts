import type { Db } from '../db/connect.ts'
import { findIndexedOffers } from './indexed-offers-store.ts'

/** Offers that search engines may index, latest first, with the time of their last change. */
export const listIndexedOffers = (db: Db, max: number): Promise<{ id: number; updated_at: Date }[]> =>
  findIndexedOffers(db, { max })

/** Whether the offer is listed and its author allows search engines to index it. */
export const isOfferIndexed = async (db: Db, id: number): Promise<boolean> =>
  (await findIndexedOffers(db, { max: 1, id })).length > 0
