import type { Transaction } from 'kysely'
import type { BidAnswerForm, DeclineReason, ReceivedBid } from '#shared/contract/bids.ts'
import { REALTIME_EVENTS, userChannel } from '#shared/contract/realtime.ts'
import { DAY_MS } from '#shared/durations.ts'
import { isOver } from '#shared/rules/bid-states.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { countAct } from '../limits/count-act.ts'
import { notify } from '../notifications/notify.ts'
import { readNotificationOfBid } from '../notifications/notify-team.ts'
import { answeredMail } from './mails.ts'
import {
  changeBidState,
  findBid,
  findReceivedBid,
  listReceivedBids,
  listUnanswered,
  lockBidsOf,
  lockVacancyOf,
  type ReceivedBidRow,
} from './store.ts'
import { toReceivedBid } from './view.ts'

// An answer can be changed again and again. Later changes of a day only replace the notification.
const MAILED_A_DAY = 3

type Needs = Pick<Deps, 'clock' | 'tasks' | 'config'>
/** An employer's answer, or that of the server when a vacancy is closed. */
type Answer = Pick<BidAnswerForm, 'state'> & { reason?: DeclineReason | null | undefined }

/**
 * Marks a bid as seen, accepted or declined by the vacancy's owner or a colleague, and notifies the worker of the answer.
 * Changes nothing when the bid is already in that state or a later one.
 * @throws Problem 404, 409 bid_not_open when it is withdrawn or expired
 */
export async function answerBid(
  deps: Needs & Pick<Deps, 'db'>,
  ownerId: number,
  id: number,
  answer: BidAnswerForm,
): Promise<ReceivedBid> {
  return inTransaction(deps.db, async (trx) => {
    if (!(await findReceivedBid(trx, ownerId, id))) throw notFound()
    const bid = await changeStateAndNotify(deps, trx, ownerId, id, answer)
    if (isOver(bid.state)) throw new Problem('bid_not_open')
    return toReceivedBid(bid)
  })
}

/** As `answerBid`, for "seen": open pages of the worker learn of it, without a notification. */
export async function markBidSeen(
  deps: Needs & Pick<Deps, 'db' | 'realtime'>,
  ownerId: number,
  id: number,
): Promise<ReceivedBid> {
  const bid = await answerBid(deps, ownerId, id, { state: 'seen' })
  await deps.realtime.publish([userChannel(bid.bidder.id)], REALTIME_EVENTS.bidSeen, {})
  return bid
}

/** As `markBidSeen`, for several. Leaves out those that are gone, closed or not the employer's. */
export async function markBidsSeen(
  deps: Needs & Pick<Deps, 'db' | 'realtime'>,
  ownerId: number,
  ids: readonly number[],
): Promise<ReceivedBid[]> {
  const seen: ReceivedBid[] = []
  for (const id of new Set(ids)) {
    try {
      seen.push(await markBidSeen(deps, ownerId, id))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }
  return seen
}

/**
 * Accepts one bid and declines those of `others` that are still unanswered, all in one transaction.
 * @returns all bids on the vacancy
 * @throws Problem 404, 409 choice_not_open when the chosen bid is withdrawn or expired: then nobody is declined
 */
export async function chooseBid(
  deps: Needs & Pick<Deps, 'db'>,
  ownerId: number,
  id: number,
  others: readonly number[],
): Promise<ReceivedBid[]> {
  return inTransaction(deps.db, async (trx) => {
    await lockVacancyOf(trx, ownerId, id)
    const bid = await findReceivedBid(trx, ownerId, id)
    if (!bid) throw notFound()
    await lockBidsOf(trx, bid.vacancy_id)
    const chosen = await changeStateAndNotify(deps, trx, ownerId, id, { state: 'accepted' })
    if (isOver(chosen.state)) throw new Problem('choice_not_open')
    await declineUnanswered(deps, trx, ownerId, chosen.vacancy_id, 'other_chosen', others)
    return (await listReceivedBids(trx, chosen.vacancy_id)).map(toReceivedBid)
  })
}

/** Declines the unanswered bids on a vacancy, or those of `among`, and notifies their workers with the reason. */
export async function declineUnanswered(
  deps: Needs,
  trx: Transaction<Tables>,
  ownerId: number,
  vacancyId: number,
  reason: 'other_chosen' | 'filled' | 'withdrawn',
  among?: readonly number[],
): Promise<void> {
  for (const { id, isHidden } of await listUnanswered(trx, vacancyId)) {
    if (among && !among.includes(id)) continue
    // A removed bid and that of a blocked worker are hidden from the owner. It is declined without a notification, so that
    // no bid waits in a closed vacancy.
    if (isHidden) await changeState(deps, trx, id, { state: 'declined', reason })
    else await changeStateAndNotify(deps, trx, ownerId, id, { state: 'declined', reason }, { isFirst: true })
  }
}

async function changeStateAndNotify(
  deps: Needs,
  trx: Transaction<Tables>,
  ownerId: number,
  id: number,
  answer: Answer,
  { isFirst = false } = {},
): Promise<ReceivedBidRow> {
  const hasMoved = await changeState(deps, trx, id, answer)
  const bid = await findBid(trx, id)
  if (!bid) throw notFound()
  const { state } = answer
  if (hasMoved && state !== 'seen') {
    const limit = { act: 'bid-answer', subject: String(id), max: MAILED_A_DAY, withinMs: DAY_MS }
    // The first answer needs no count, so that closing a vacancy with many bids takes no lock for each.
    const isTooOften = !isFirst && (await countAct(trx, limit, deps.clock())) !== null
    await notify(deps, trx, {
      user_id: bid.user_id,
      kind: 'bid_answered',
      detail: answer.reason === 'withdrawn' ? 'withdrawn' : state,
      actor: { id: ownerId, name: bid.company_name },
      subject: { type: 'job', id: bid.vacancy_id, title: bid.title, slug: bid.slug },
      isAboutOwnAct: true,
      ...(isTooOften && { repeated: 'too often' as const }),
      mail: answeredMail(bid.language, bid, { ...bid, state }, deps.config.publicUrl),
    })
  }
  return bid
}

/** Changes the state of a bid. An answered one is no longer unread for the team. False when nothing changed. */
async function changeState(
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  id: number,
  { state, reason = null }: Answer,
): Promise<boolean> {
  const now = clock()
  const moved = await changeBidState(trx, id, state, now, reason)
  if (!moved) return false
  if (state !== 'seen')
    await readNotificationOfBid(trx, { vacancyId: moved.vacancy_id, bidderId: moved.user_id }, now)
  return true
}
