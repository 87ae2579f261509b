import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { BidAnswerForm, BidAnswersFormSchema, ReceivedBid } from '#shared/contract/bids.ts'
import { isOver } from '#shared/rules/bid-states.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { notify } from '../notifications/notify.ts'
import { answeredMail } from './mails.ts'
import {
  findReceivedBid,
  listReceivedBids,
  listWaiting,
  moveBid,
  ownsVacancy,
  type ReceivedBidRow,
} from './store.ts'
import { toReceivedBid } from './view.ts'

type Parts = Pick<Deps, 'clock' | 'tasks' | 'config'>

/**
 * Marks a bid as seen, accepted or declined by the vacancy's owner, and notifies the worker of the answer.
 * Changes nothing when the bid is already in that state or a later one.
 * @throws Problem 404, 409 bid_not_open when it is withdrawn or expired
 */
export async function answerBid(
  deps: Parts & Pick<Deps, 'db'>,
  ownerId: number,
  id: number,
  answer: BidAnswerForm,
): Promise<ReceivedBid> {
  return inTransaction(deps.db, async (trx) => {
    const bid = await moveAndNotify(deps, trx, ownerId, id, answer)
    if (isOver(bid.state)) throw new Problem('bid_not_open')
    return toReceivedBid(bid)
  })
}

/**
 * Gives several bids on one vacancy the same answer, and on request declines all other unanswered bids. Withdrawn and
 * expired bids do not change.
 * @returns all bids on the vacancy
 * @throws Problem 404 when the vacancy or one of the bids is not the owner's
 */
export async function answerBids(
  deps: Parts & Pick<Deps, 'db'>,
  ownerId: number,
  vacancyId: number,
  { ids, state, reason, decline_others }: z.output<typeof BidAnswersFormSchema>,
): Promise<ReceivedBid[]> {
  return deps.db.transaction().execute(async (trx) => {
    if (!(await ownsVacancy(trx, ownerId, vacancyId))) throw notFound()
    for (const id of ids.toSorted((a, b) => a - b)) {
      const bid = await moveAndNotify(deps, trx, ownerId, id, { state, reason })
      if (bid.vacancy_id !== vacancyId) throw notFound()
    }
    if (decline_others) await declineWaiting(deps, trx, ownerId, vacancyId, 'other_chosen')
    return (await listReceivedBids(trx, vacancyId)).map(toReceivedBid)
  })
}

/** Declines all unanswered bids on a vacancy and notifies their workers with the reason. */
export async function declineWaiting(
  deps: Parts,
  trx: Transaction<Tables>,
  ownerId: number,
  vacancyId: number,
  reason: 'other_chosen' | 'filled',
): Promise<void> {
  for (const { id, isBlocked } of await listWaiting(trx, vacancyId)) {
    // The bid of a blocked worker is hidden from the owner. It is declined without a notification, so that no bid waits
    // in a closed vacancy.
    if (isBlocked) await moveBid(trx, id, 'declined', deps.clock(), reason)
    else await moveAndNotify(deps, trx, ownerId, id, { state: 'declined', reason })
  }
}

async function moveAndNotify(
  deps: Parts,
  trx: Transaction<Tables>,
  ownerId: number,
  id: number,
  { state, reason = null }: BidAnswerForm,
): Promise<ReceivedBidRow> {
  if (!(await findReceivedBid(trx, ownerId, id))) throw notFound()
  const hasMoved = await moveBid(trx, id, state, deps.clock(), reason)
  const bid = await findReceivedBid(trx, ownerId, id)
  if (!bid) throw notFound()
  if (hasMoved && state !== 'seen') {
    await notify(deps, trx, {
      user_id: bid.user_id,
      kind: 'bid_answered',
      detail: state,
      actor: { id: ownerId, name: bid.company_name },
      subject: { type: 'job', id: bid.vacancy_id, title: bid.title, slug: bid.slug },
      isAboutOwnAct: true,
      mail: answeredMail(bid.language, bid, { ...bid, state }, deps.config.publicUrl),
    })
  }
  return bid
}
