import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { removeOffer } from './store.ts'

/** Takes an offer out of everybody's sight for good; its owner reads why. One that is gone already is no matter. */
export const takeDownOffer = (trx: Kysely<Tables>, id: number, reason: string, now: Date): Promise<void> =>
  removeOffer(trx, id, reason, now)
