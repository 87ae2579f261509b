import type { Transaction } from 'kysely'
import type { Statement } from '#shared/contract/grounds.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { readNotificationOfBid } from '../notifications/notify-team.ts'
import { clearRemoval, listRemovedOf, saveRemoval } from './removed-bids-store.ts'

/**
 * Hides a bid from the vacancy's side; its worker still sees it, with the reason. It is no longer unread for the team.
 * @returns false when it is removed already or no longer exists
 */
export async function removeBid(
  trx: Transaction<Tables>,
  id: number,
  statement: Statement,
  now: Date,
): Promise<boolean> {
  const removed = await saveRemoval(trx, id, statement, now)
  if (!removed) return false
  // The unread notification may be that of a later bid on the same vacancy.
  if (removed.state === 'withdrawn') return true
  const { vacancy_id: vacancyId, user_id: bidderId } = removed
  await readNotificationOfBid(trx, { vacancyId, bidderId }, now)
  return true
}

/** Shows a removed bid again: the employer has 14 days from now to answer it. @returns whether there was one */
export const showBidAgain = (trx: Transaction<Tables>, id: number, now: Date): Promise<boolean> =>
  clearRemoval(trx, id, now)

/** The bids of a worker that are removed. */
export const removedBidsOf = (db: Deps['db'], userId: number) => listRemovedOf(db, userId)
