import type { ReceivedBid } from '#shared/contract/bids.ts'
import { isOver } from '#shared/rules/bid-states.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { answeredMail } from './mails.ts'
import { findReceivedBid, moveBid } from './store.ts'
import { toReceivedBid } from './view.ts'

/**
 * Notes that the vacancy's owner has looked at a bid or answered it, and tells its writer the answer.
 * What is already so, or further on, stays as it is.
 * @throws Problem 404, 409 bid_not_open when it is withdrawn or expired
 */
export async function answerBid(
  { db, clock, tasks, config }: Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>,
  ownerId: number,
  id: number,
  to: 'seen' | 'accepted' | 'declined',
): Promise<ReceivedBid> {
  return db.transaction().execute(async (trx) => {
    if (!(await findReceivedBid(trx, ownerId, id))) throw notFound()
    const hasMoved = await moveBid(trx, id, to, clock())
    const bid = await findReceivedBid(trx, ownerId, id)
    if (!bid) throw notFound()
    if (isOver(bid.state)) throw new Problem(409, 'bid_not_open')
    if (hasMoved && to !== 'seen' && bid.email) {
      const writer = { email: bid.email, language: bid.language }
      await tasks.add(trx, 'send-mail', answeredMail(writer, bid, to, config.publicUrl))
    }
    return toReceivedBid(bid)
  })
}
