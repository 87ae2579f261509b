import type { Kysely } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import type { Tables } from '../db/tables.ts'
import { offerVersion } from './offer-version.ts'
import { lockOffer, removeOffer, restoreOffer } from './store.ts'

/** Locks an offer and returns its author, its title, its version and when it was taken down; null when it is missing. */
export async function findForTakeDown(trx: Kysely<Tables>, id: number) {
  const row = await lockOffer(trx, id)
  return (
    row && {
      ownerId: row.user_id,
      title: row.name,
      takenDownAt: row.removed_at,
      version: offerVersion(row),
    }
  )
}

/** Takes an offer down permanently; its owner sees the reason. @returns false when it is already taken down or deleted */
export const takeDownOffer = (
  trx: Kysely<Tables>,
  id: number,
  statement: Statement,
  now: Date,
): Promise<boolean> => removeOffer(trx, id, statement, now)

/** Takes back a take-down: the offer is public again. Does nothing when it is not taken down. */
export const showOfferAgain = (trx: Kysely<Tables>, id: number, now: Date): Promise<void> =>
  restoreOffer(trx, id, now)
