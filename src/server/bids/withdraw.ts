import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { deleteBidOfDeleted, findOwnBid, withdrawBid } from './own-bid-store.ts'

/**
 * Withdraws a worker's own bid. Idempotent. A bid whose employer has deleted the vacancy or their account is deleted
 * in any state.
 * @throws Problem 404, 409 bid_not_open once it is accepted, unless staff have removed it
 */
export async function withdraw(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  workerId: number,
  id: number,
): Promise<void> {
  if (await deleteBidOfDeleted(db, workerId, id)) return
  if (await withdrawBid(db, { id, userId: workerId }, clock())) return
  const bid = await findOwnBid(db, workerId, id)
  if (!bid) throw notFound()
  if (bid.state !== 'withdrawn') throw new Problem('bid_not_open')
}
