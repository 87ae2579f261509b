import type * as z from 'zod/mini'
import type { Bid, BidFormSchema } from '#shared/contract/bids.ts'
import { isChangeable, isRead, isReplaceable } from '#shared/rules/bid-states.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { requireVersion } from '../http/text-version.ts'
import { bidVersion } from './bid-version.ts'
import { changeBid, findOwnBid, isBidderBlocked } from './own-bid-store.ts'
import { lockBid } from './store.ts'
import { toBid } from './view.ts'

/**
 * Changes text and pay of a worker's own bid, until the employer has seen it. Idempotent, also after that.
 * @param known the version of the bid that the change was written for; null for any
 * @throws Problem 404, 403 chat_blocked, 409 bid_read when the employer has seen it and it can be replaced, bid_not_open
 *   otherwise and when staff have removed it, 412 changed_elsewhere
 */
export async function changeOwnBid(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  workerId: number,
  id: number,
  form: z.output<typeof BidFormSchema>,
  known: number | null,
): Promise<Bid> {
  return inTransaction(db, async (trx) => {
    // Another device may write at the same moment.
    await lockBid(trx, id)
    const stored = await findOwnBid(trx, workerId, id)
    if (!stored) throw notFound()
    const [version, added] = [bidVersion(stored), bidVersion(form)]
    if (version === added) return toBid(stored)
    if (await isBidderBlocked(trx, id)) throw new Problem('chat_blocked')
    const { state, removed_at } = stored
    if (removed_at) throw new Problem('bid_not_open')
    if (!isChangeable(state))
      throw new Problem(isRead(state) && isReplaceable(state) ? 'bid_read' : 'bid_not_open')
    requireVersion(known, { stored: version, added })
    return toBid(await changeBid(trx, { ...form, id }, clock()))
  })
}
