import type { Db } from '../db/connect.ts'
import { findIndexedOffers } from './indexed-offers-store.ts'

/** The offers that search engines may show, latest first, and when each last changed. */
export const listIndexedOffers = (db: Db, most: number): Promise<{ id: number; updated_at: Date }[]> =>
  findIndexedOffers(db, { most })

/** Whether the person wants this offer to be found by search engines, and it is listed. */
export const isOfferIndexed = async (db: Db, id: number): Promise<boolean> =>
  (await findIndexedOffers(db, { most: 1, id })).length > 0
