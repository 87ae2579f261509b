import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Bid, NewBidFormSchema } from '#shared/contract/bids.ts'
import type { Language } from '#shared/contract/languages.ts'
import { DAY_MS } from '#shared/durations.ts'
import { isListed, wasPublic } from '#shared/rules/vacancy-states.ts'
import { findPersonLater } from '../accounts/users.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { notifyTeam } from '../notifications/notify-team.ts'
import { listPlacedLater, withdrawBid } from './own-bid-store.ts'
import { receivedMail } from './received-mail.ts'
import { BIDS_A_DAY, requireFewBids } from './require-few-bids.ts'
import { insertBid, lockVacancy } from './store.ts'
import { toBid } from './view.ts'

/**
 * Places a worker's bid on a job, perhaps in place of an earlier one, and notifies those who may answer it.
 * @param requireSignedIn checks the session after the first statement (checkStillSignedIn)
 * @throws Problem 404, 403 own_vacancy, chat_blocked or employer_blocked, 409 vacancy_closed or already_bid, 429
 */
export async function placeBid(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  { id: workerId, requireSignedIn }: { id: number; requireSignedIn: () => void },
  slug: string,
  { replaces, ...form }: z.output<typeof NewBidFormSchema>,
): Promise<Bid> {
  const now = deps.clock()
  const person = await findPersonLater(trx, workerId)
  const placed = await listPlacedLater(trx, workerId, new Date(now.getTime() - DAY_MS), BIDS_A_DAY)
  const job = await lockVacancy(trx, slug, workerId)
  requireSignedIn()
  if (!job || job.blocked_at || !wasPublic(job)) throw notFound()
  if (job.is_own || job.user_id === workerId) throw new Problem('own_vacancy')
  if (job.is_worker_blocked) throw new Problem('chat_blocked')
  if (job.is_employer_blocked) throw new Problem('employer_blocked')
  if (!isListed(job, now)) throw new Problem('vacancy_closed')
  const { id: vacancy_id, bid_id: id } = job
  if (deps.config.rateLimit) requireFewBids(placed(), vacancy_id, now)
  const isAgain = placed().some((bid) => bid.vacancy_id === vacancy_id)
  // If it cannot be withdrawn any more, the new bid is refused as a second one.
  if (replaces) await withdrawBid(trx, { id: replaces, userId: workerId, vacancyId: vacancy_id }, now)
  const inserted = await insertBid(trx, { ...form, id, vacancy_id, user_id: workerId, created_at: now })
  const bidder = person()
  // The bid leaves together with its first statement.
  const about = (language: Language) => ({
    kind: 'bid_received' as const,
    actor: bidder,
    subject: { type: 'vacancy' as const, id: vacancy_id, title: job.title, slug },
    ...(isAgain && { repeated: 'today' as const }),
    mail: receivedMail(language, job, { ...form, id, name: bidder?.name ?? '' }, deps.config.publicUrl),
  })
  await notifyTeam(deps, trx, job, about, workerId)
  const bid = inserted()
  // Rolls the notification back.
  if (!bid) throw new Problem('already_bid')
  return toBid(bid)
}
