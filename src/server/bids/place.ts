import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Bid, NewBidFormSchema } from '#shared/contract/bids.ts'
import { DAY_MS } from '#shared/durations.ts'
import { isListed, wasPublic } from '#shared/rules/vacancy-states.ts'
import { checkStillSignedIn } from '../accounts/still-signed-in.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { findTeam, notifyFound } from '../notifications/notify-team.ts'
import { withdrawBid } from './own-bid-store.ts'
import { receivedMail } from './received-mail.ts'
import { requireFewBids } from './require-few-bids.ts'
import { insertBid, lockVacancyLater } from './store.ts'
import { toBid } from './view.ts'

export type Begun = Awaited<ReturnType<typeof beginBid>>

/** Begins `placeBid`: locks and reads all that it needs, in one packet. */
export async function beginBid(
  { clock }: Pick<Deps, 'clock'>,
  trx: Transaction<Tables>,
  actor: Pick<Actor, 'id' | 'sessionId'>,
  slug: string,
) {
  const now = clock()
  const requireSignedIn = await checkStillSignedIn(trx, actor)
  const findJob = await lockVacancyLater(trx, slug, actor.id, new Date(now.getTime() - DAY_MS))
  const team = await findTeam(trx, slug, actor.id)
  return { now, requireSignedIn, findJob, team }
}

/**
 * Places a worker's bid on a job, perhaps in place of an earlier one, and notifies those who may answer it.
 * @param begun the result of `beginBid` in the same transaction
 * @throws Problem 401, 404, 403 own_vacancy, chat_blocked or employer_blocked, 409 vacancy_closed or already_bid, 429
 */
export async function placeBid(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  { workerId, slug }: { workerId: number; slug: string },
  { replaces, ...form }: z.output<typeof NewBidFormSchema>,
  { now, requireSignedIn, findJob, team }: Begun,
): Promise<Bid> {
  const bidder = requireSignedIn()
  const job = findJob()
  if (!job || job.blocked_at || !wasPublic(job)) throw notFound()
  if (job.is_own || job.user_id === workerId) throw new Problem('own_vacancy')
  if (job.is_worker_blocked) throw new Problem('chat_blocked')
  if (job.is_employer_blocked) throw new Problem('employer_blocked')
  if (!isListed(job, now)) throw new Problem('vacancy_closed')
  const { id: vacancy_id, bid_id: id } = job
  if (deps.config.rateLimit) requireFewBids(job, now)
  const replaced = replaces && { id: replaces, userId: workerId, vacancyId: vacancy_id }
  // If it cannot be withdrawn any more, the new bid is refused as a second one.
  const isReplaced = replaced ? await withdrawBid(trx, replaced, now) : false
  // The lock of the worker's account keeps their bids as they were read.
  if (job.has_open_bid && !isReplaced) throw new Problem('already_bid')
  await insertBid(trx, { ...form, id, vacancy_id, user_id: workerId, created_at: now })
  await notifyFound(deps, trx, team, (language) => ({
    kind: 'bid_received',
    actor: bidder,
    detail: `${id}`,
    subject: { type: 'vacancy', id: vacancy_id, title: job.title, slug },
    ...(job.has_placed && { repeated: 'today' as const }),
    mail: receivedMail(language, job, { ...form, id, name: bidder?.name ?? '' }, deps.config.publicUrl),
  }))
  return toBid({ ...form, id, created_at: now, ...NEW })
}

const NEW = {
  state: 'sent',
  decline_reason: null,
  changed_at: null,
  seen_at: null,
  answered_at: null,
} as const
