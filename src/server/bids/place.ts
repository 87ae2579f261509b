import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Bid, BidFormSchema } from '#shared/contract/bids.ts'
import { isListed, wasPublic } from '#shared/rules/vacancy-states.ts'
import { findPerson } from '../accounts/users.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { notifyTeam } from '../notifications/notify-team.ts'
import { receivedMail } from './received-mail.ts'
import { insertBid, lockVacancy } from './store.ts'
import { toBid } from './view.ts'

/**
 * Places a worker's bid on a job and notifies those who may answer it.
 * @param requireSignedIn checks the session after the first statement (checkStillSignedIn)
 * @throws Problem 404, 403 own_vacancy, 409 vacancy_closed or already_bid
 */
export async function placeBid(
  deps: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  { id: workerId, requireSignedIn }: { id: number; requireSignedIn: () => void },
  slug: string,
  form: z.output<typeof BidFormSchema>,
): Promise<Bid> {
  const now = deps.clock()
  const job = await lockVacancy(trx, slug, workerId)
  requireSignedIn()
  if (!job || job.blocked_at || !wasPublic(job)) throw notFound()
  if (job.is_own || job.user_id === workerId) throw new Problem('own_vacancy')
  if (!isListed(job, now)) throw new Problem('vacancy_closed')
  const inserted = await insertBid(trx, { ...form, vacancy_id: job.id, user_id: workerId, created_at: now })
  const bidder = await findPerson(trx, workerId)
  const bid = inserted()
  if (!bid) throw new Problem('already_bid')
  await notifyTeam(deps, trx, job, (language) => ({
    kind: 'bid_received',
    actor: bidder,
    subject: { type: 'vacancy', id: job.id, title: job.title, slug },
    mail: receivedMail(language, job, { ...bid, name: bidder?.name ?? '' }, deps.config.publicUrl),
  }))
  return toBid(bid)
}
