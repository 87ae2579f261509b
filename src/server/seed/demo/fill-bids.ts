import type { Insertable } from 'kysely'
import type { BidState } from '#shared/contract/bids.ts'
import { DAY_MS, HOUR_MS } from '#shared/durations.ts'
import { type Executor, insertRows } from '../../db/fill-batches.ts'
import type { BidTable } from '../../db/tables.ts'
import type { FilledPeople } from './fill-people.ts'
import type { FilledVacancy } from './fill-vacancies.ts'
import { createRandom } from './invent/random.ts'
import { bidTexts, ownBidText } from './texts/bids.ts'

const JOBS_WITH_BIDS = 60
const SEED = 404

/** Bids of demo workers on the newest jobs: one to four each, most of them unanswered. */
export async function fillBids(
  db: Executor,
  people: FilledPeople,
  filled: FilledVacancy[],
  now: Date,
): Promise<void> {
  const random = createRandom(SEED)
  const bids = filled.slice(-JOBS_WITH_BIDS).flatMap(({ id, vacancy }) =>
    random.sample(people.workerIds, random.between(1, 4)).map((workerId) => {
      const worker = people.workers[people.workerIds.indexOf(workerId)]
      const text = random.pick(bidTexts[worker?.language ?? 'de'])
      const age = random.next() * (now.getTime() - vacancy.publishedAt.getTime())
      const state = random.pick<BidState>(['sent', 'sent', 'sent', 'seen', 'seen', 'declined', 'accepted'])
      return toBid(id, workerId, text, state, new Date(now.getTime() - age), now)
    }),
  )
  await insertRows(db, 'bids', bids)
}

/** Bids of the demo account, one in each state that a worker can see. */
export async function fillOwnBids(
  db: Executor,
  workerId: number,
  jobIds: number[],
  now: Date,
): Promise<void> {
  const states: BidState[] = ['sent', 'seen', 'accepted', 'declined', 'withdrawn']
  const bids = jobIds.slice(0, states.length).map((jobId, index) => {
    const createdAt = new Date(now.getTime() - (index + 1) * 20 * HOUR_MS)
    return toBid(jobId, workerId, ownBidText, states[index] ?? 'sent', createdAt, now)
  })
  await insertRows(db, 'bids', bids)
}

/** A bid whose timestamps match its state: read soon after it was sent, answered soon after that. */
export function toBid(
  vacancyId: number,
  userId: number,
  text: string,
  state: BidState,
  createdAt: Date,
  now: Date,
): Insertable<BidTable> {
  const after = (ms: number) => new Date(Math.min(createdAt.getTime() + ms, now.getTime()))
  const isAnswered = state === 'accepted' || state === 'declined'
  return {
    vacancy_id: vacancyId,
    user_id: userId,
    text,
    pay_amount: null,
    pay_type: null,
    state,
    created_at: createdAt,
    seen_at: isAnswered || state === 'seen' ? after(5 * HOUR_MS) : null,
    answered_at: isAnswered ? after(DAY_MS) : null,
    ended_at: state === 'withdrawn' ? after(3 * HOUR_MS) : state === 'declined' ? after(DAY_MS) : null,
  }
}
