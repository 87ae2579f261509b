import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { removeOffer } from './store.ts'

/** Takes an offer out of everybody's sight for good. One that is gone already is no matter. */
export const takeDownOffer = (trx: Kysely<Tables>, id: number, now: Date): Promise<void> =>
  removeOffer(trx, id, now)
