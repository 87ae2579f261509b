import type { Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { Bid, BidFormSchema } from '#shared/contract/bids.ts'
import { isListed, wasPublic } from '#shared/rules/vacancy-states.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../http/deps.ts'
import { notFound, Problem } from '../http/problem.ts'
import { receivedMail } from './mails.ts'
import { holdVacancy, insertBid } from './store.ts'
import { toBid } from './view.ts'

/**
 * Places a worker's bid on a job and tells its owner.
 * @throws Problem 404, 409 vacancy_closed or already_bid
 */
export async function placeBid(
  { clock, tasks, config }: Pick<Deps, 'clock' | 'tasks' | 'config'>,
  trx: Transaction<Tables>,
  workerId: number,
  slug: string,
  form: z.output<typeof BidFormSchema>,
): Promise<Bid> {
  const now = clock()
  const job = await holdVacancy(trx, slug)
  if (!job || !wasPublic(job)) throw notFound()
  if (!isListed(job, now)) throw new Problem(409, 'vacancy_closed')
  const bid = await insertBid(trx, { ...form, vacancy_id: job.id, user_id: workerId, created_at: now })
  if (!bid) throw new Problem(409, 'already_bid')
  if (job.email) {
    const mail = receivedMail({ email: job.email, language: job.language }, job.title, config.publicUrl)
    await tasks.add(trx, 'send-mail', mail)
  }
  return toBid(bid)
}
