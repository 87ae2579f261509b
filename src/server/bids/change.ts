import type * as z from 'zod/mini'
import type { Bid, BidFormSchema } from '#shared/contract/bids.ts'
import { isRead, isReplaceable } from '#shared/rules/bid-states.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { changeBid, findOwnBid, isBidderBlocked } from './own-bid-store.ts'
import { toBid } from './view.ts'

/**
 * Changes text and pay of a worker's own bid, until the employer has seen it. Idempotent, also after that.
 * @throws Problem 404, 403 chat_blocked, 409 bid_read when the employer has seen it and it can be replaced, bid_not_open otherwise
 */
export async function changeOwnBid(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  workerId: number,
  id: number,
  form: z.output<typeof BidFormSchema>,
): Promise<Bid> {
  const stored = await findOwnBid(db, workerId, id)
  if (!stored) throw notFound()
  const { text, pay_amount, pay_type } = form
  if (stored.text === text && stored.pay_amount === pay_amount && stored.pay_type === pay_type)
    return toBid(stored)
  const changed = await changeBid(db, { ...form, id, userId: workerId }, clock())
  if (changed) return toBid(changed)
  if (await isBidderBlocked(db, id)) throw new Problem('chat_blocked')
  const { state } = (await findOwnBid(db, workerId, id)) ?? stored
  throw new Problem(isRead(state) && isReplaceable(state) ? 'bid_read' : 'bid_not_open')
}
