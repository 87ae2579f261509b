import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { removeOffer } from './store.ts'

/** Takes an offer down for good; its owner sees the reason. Does nothing when the offer is already deleted. */
export const takeDownOffer = (trx: Kysely<Tables>, id: number, reason: string, now: Date): Promise<void> =>
  removeOffer(trx, id, reason, now)
