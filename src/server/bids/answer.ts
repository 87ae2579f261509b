import type { ReceivedBid } from '#shared/contract/bids.ts'
import { isOver } from '#shared/rules/bid-states.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { notify } from '../notifications/notify.ts'
import { answeredMail } from './mails.ts'
import { findReceivedBid, moveBid } from './store.ts'
import { toReceivedBid } from './view.ts'

/**
 * Marks a bid as seen, accepted or declined by the vacancy's owner, and notifies the worker of the answer.
 * Changes nothing when the bid is already in that state or a later one.
 * @throws Problem 404, 409 bid_not_open when it is withdrawn or expired
 */
export async function answerBid(
  deps: Pick<Deps, 'db' | 'clock' | 'tasks' | 'config'>,
  ownerId: number,
  id: number,
  to: 'seen' | 'accepted' | 'declined',
): Promise<ReceivedBid> {
  return deps.db.transaction().execute(async (trx) => {
    if (!(await findReceivedBid(trx, ownerId, id))) throw notFound()
    const hasMoved = await moveBid(trx, id, to, deps.clock())
    const bid = await findReceivedBid(trx, ownerId, id)
    if (!bid) throw notFound()
    if (isOver(bid.state)) throw new Problem('bid_not_open')
    if (hasMoved && to !== 'seen') {
      await notify(deps, trx, {
        user_id: bid.user_id,
        kind: 'bid_answered',
        detail: to,
        actor: { id: ownerId, name: bid.company_name },
        subject: { type: 'job', id: bid.vacancy_id, title: bid.title, slug: bid.slug },
        mail: answeredMail(bid.language, bid, to, deps.config.publicUrl),
      })
    }
    return toReceivedBid(bid)
  })
}
